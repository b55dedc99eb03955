import TestSupport
import Testing
import TravelKit

@testable import TravelData

// A provider of countries that nobody has, made after "How to add a provider" in Sources/README.md: its records and its dialect.

struct GazetteerRecord: Decodable {
    var code: String
    var title: String
    var people: Int?
    var near: [String]?

    enum CodingKeys: String, CodingKey {
        case code = "iso3"
        case title, people, near
    }

    func country() -> Country {
        Country(
            alpha2: String(code.prefix(2)), alpha3: Alpha3Code(code), name: title, borders: (near ?? []).map(Alpha3Code.init(_:)),
            population: people)
    }
}

struct Gazetteer: CountryDialect {
    var listing: CountryListing { .whole(list(["places"])) }

    func named(_ name: String) -> [Endpoint<Batch<Country>>] { [list(["places"], [.init("title", name)])] }

    func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? { list(["places"], [.init("iso3", codes.joined(separator: "+"))]) }

    private func list(_ path: [String], _ query: [APIRequest.QueryItem] = []) -> Endpoint<Batch<Country>> {
        .list(of: GazetteerRecord.self, path: path, query: query, freshFor: .seconds(3600)) { $0.country() }
    }
}

@Suite("A new provider is its records and a dialect", .timeLimit(.minutes(1)))
struct ProviderRecipeTests {
    static let places = [
        #"{"iso3":"AAA","title":"Aland","people":7,"near":["BBB"]}"#, #"{"iso3":"BBB","title":"Béland"}"#, #"{"title":"nowhere"}"#,
    ]

    @Test("that is asked for everything, for a name, for codes")
    func overHTTP() async throws {
        let gazetteer = Fault { request, _ in
            switch request.line {
            case "GET /places?title=aland": [.answer("[\(Self.places[0])]")]
            case "GET /places?iso3=BBB": [.answer("[\(Self.places[1])]")]
            default: [.answer("[\(Self.places.joined(separator: ","))]")]
            }
        }
        try await MisbehavingServer.run(gazetteer) { server in
            try await withHTTP(server.address) { client in
                let countries = APICountryRepository(client, dialect: Gazetteer())
                let all = try await countries.countries().collectWithNotes()
                #expect(all.values.map(\.name) == ["Aland", "Béland"] && all.skipped == 1)
                // The two chained requests, which nobody had to write.
                let borders = try await countries.borders(of: CountryReference(typed: "aland")).collect()
                #expect(borders.last?.borders?.map(\.name) == ["Béland"])
            }
            #expect(server.targets == ["/places", "/places?title=aland", "/places?iso3=BBB"])
        }
    }

    @Test("that is read from a folder alike")
    func fromFiles() async throws {
        let client = FileAPIClient(MemoryFiles(["places.json": "[\(Self.places.joined(separator: ","))]"]))
        let countries = APICountryRepository(client, dialect: Gazetteer())
        #expect(try await countries.countries(named: "beland").collect().map(\.alpha3) == ["BBB"])
    }
}
