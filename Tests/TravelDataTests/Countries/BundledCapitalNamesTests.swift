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

    @Test(
        "is known beside what else they are called in English",
        arguments: [
            ("UKR", "Kyiv", "Kiev"), ("CHN", "Beijing", "Peking"), ("IDN", "Jakarta", "Djakarta"),
        ] as [(Alpha3Code, String, String)])
    func english(code: Alpha3Code, english: String, name: String) throws {
        let capital = try #require(BundledCapitalNames.names[code]?.first { $0.english == english })
        #expect(capital.otherEnglish.contains(name) && !capital.names.contains(name))
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
                #expect(country.capitals.contains(capital.english) && !capital.allNames.isEmpty)
                for name in capital.allNames {
                    let owner = owners.updateValue(code, forKey: SearchFold.fold(name))
                    #expect(owner == nil, "\(name)")
                }
            }
        }
    }
}
