import Testing
import TravelKit

@testable import TravelData

@Suite("The pages of Travelpayouts")
struct TravelpayoutsPagesTests {
    /// A service with so many destinations, 100 a page, that fails from page `broken` on.
    private static func service(destinations: Int, broken: Int = .max) -> ScriptedClient {
        ScriptedClient { asked in
            let fields = Dictionary(
                uniqueKeysWithValues: asked.split(separator: "?")[1].split(separator: "&").map {
                    (String($0.prefix { $0 != "=" }), String($0.drop { $0 != "=" }.dropFirst()))
                })
            let page = Int(fields["page"] ?? "") ?? 0
            if page >= broken { return (400, #"{"success":false,"data":null,"error":"Enough."}"#) }
            let range = ((page - 1) * 100)..<min(destinations, page * 100)
            let data = range.isEmpty ? [] : range.map { #""\#(Self.code($0))":{"0":{"price":\#($0 + 1),"airline":"AA"}}"# }
            return (200, #"{"success":true,"data":{\#(data.joined(separator: ","))},"error":null}"#)
        }
    }

    /// A code of three letters for each number below 17,576.
    private static func code(_ number: Int) -> String {
        String(decoding: [number / 676, number / 26 % 26, number % 26].map { UInt8(65 + $0) }, as: UTF8.self)
    }

    @Test(
        "are read until one is not full, and no more than five",
        arguments: [(0, 1, 0), (99, 1, 99), (100, 2, 100), (250, 3, 250), (900, 5, 500)])
    func pages(destinations: Int, requests: Int, trips: Int) async throws {
        let client = Self.service(destinations: destinations)
        let found = try await TravelpayoutsTests.repository(client, homes: ["VNO"]).trips(in: nil).collect()
        #expect(found.count == trips && client.asked.count == requests)
    }

    @Test("that came stay when a later one fails, and the failure is said")
    func laterFails() async throws {
        let client = Self.service(destinations: 250, broken: 2)
        let part = try await TravelpayoutsTests.repository(client, homes: ["VNO"]).trips(in: nil).collectWithNotes()
        #expect(part.values.count == 100)
        #expect(part.failures.map(\.name) == ["VNO page 2"])
        #expect(part.failures.allSatisfy { "\($0.error)".contains("Enough.") })
    }
}
