import Testing
import TravelKit

@testable import TravelData

@Suite("A country that is called nothing")
struct NamelessCountryTests {
    /// A server's family, a record of it around a name, and what stands around its records.
    enum Family: CaseIterable, Sendable {
        case bundled, v1, v2, v31, v5

        var dialect: any CountryDialect {
            switch self {
            case .bundled: BundledCountries()
            case .v1: RESTCountriesV1()
            case .v2: RESTCountriesV2.semicolon
            case .v31: RESTCountriesV31()
            case .v5: RESTCountriesV5()
            }
        }

        /// Where a record has its name.
        var place: String {
            switch self {
            case .bundled, .v1, .v2: "name"
            case .v31: "name.common"
            case .v5: "names.common"
            }
        }

        func record(_ name: String, _ code: String) -> String {
            switch self {
            case .bundled: #"{"name":"\#(name)","alpha2":"\#(code)","alpha3":"\#(code)A","borders":[]}"#
            case .v1, .v2: #"{"name":"\#(name)","alpha2Code":"\#(code)","alpha3Code":"\#(code)A"}"#
            case .v31: #"{"name":{"common":"\#(name)"},"cca3":"\#(code)A"}"#
            case .v5: #"{"names":{"common":"\#(name)"},"codes":{"alpha_3":"\#(code)A"}}"#
            }
        }

        func answer(_ records: [String]) -> String {
            let list = records.joined(separator: ",")
            return self == .v5 ? RESTCountriesV5RecordTests.page(list, meta: #"{"more":false}"#) : "[\(list)]"
        }
    }

    @Test("is left out and counted, and its place is said, whoever gives it", arguments: Family.allCases, ["", " "])
    func leftOut(_ family: Family, name: String) async throws {
        let client = ScriptedClient(family.answer([family.record("Q", "QQ"), family.record(name, "QW")]))
        let part = try await APICountryRepository(client, dialect: family.dialect).countries().collectWithNotes()
        #expect(part.values.map(\.name) == ["Q"] && part.skipped == 1)
        #expect(part.whySkipped?.hasSuffix("\(family.place): it is empty") == true, "\(part.whySkipped ?? "-")")
    }
}
