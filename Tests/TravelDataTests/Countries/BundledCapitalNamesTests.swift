import Testing
import TravelData
import TravelKit

@Suite("What capitals are called in the languages of their countries")
struct BundledCapitalNamesTests {
    @Test(
        "is known by the codes of these",
        arguments: [
            ("AUT", "Vienna", "Wien"), ("BEL", "Brussels", "Bruxelles"), ("SRB", "Belgrade", "Beograd"), ("GRC", "Athens", "Αθήνα"),
            ("RUS", "Moscow", "Moskva"), ("XKX", "Pristina", "Prishtina"), ("ZAF", "Cape Town", "Kaapstad"),
        ] as [(Alpha3Code, String, String)])
    func names(code: Alpha3Code, english: String, name: String) {
        #expect(BundledCapitalNames.names[code]?.first { $0.english == english }?.names.contains(name) == true)
    }

    @Test("is said of capitals that the program has, and is no name of another country or its capitals, and no code")
    func clashes() async throws {
        let countries = try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable()).countries().collect()
        var owners: [String: Alpha3Code] = [:]
        for country in countries {
            let names = [country.name, country.officialName] + country.nativeNames.map(\.name) + country.alternativeSpellings
            for name in names + country.capitals + [country.alpha2, country.alpha3.text] { owners[SearchFold.fold(name)] = country.alpha3 }
        }
        #expect(BundledCapitalNames.names.count > 80)
        for (code, capitals) in BundledCapitalNames.names {
            let country = try #require(countries.first { $0.alpha3 == code })
            for capital in capitals {
                #expect(country.capitals.contains(capital.english) && !capital.names.isEmpty)
                for name in capital.names {
                    let owner = owners.updateValue(code, forKey: SearchFold.fold(name))
                    #expect(owner == nil, "\(name)")
                }
            }
        }
    }
}
