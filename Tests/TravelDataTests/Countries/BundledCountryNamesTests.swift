import Foundation
import Testing
import TravelData
import TravelKit

@Suite("The names of countries that outrank Foundation's")
struct BundledCountryNamesTests {
    @Test(
        "are CLDR's in the language, as its script and region have them",
        arguments: [
            ("fr", "CN", "Chine"), ("fr_FR", "CN", "Chine"), ("zh", "CN", "中国"), ("zh_TW", "CN", "中國"), ("zh-Hant-HK", "CI", "科特迪瓦"),
            ("de_AT", "CN", "China"), ("ja_JP", "CN", "中国"), ("de", "IO", "Britisches Territorium im Indischen Ozean"),
            ("da", "CI", "Elfenbenskysten"), ("es", "CI", "Côte d’Ivoire"), ("es_AR", "CI", "Costa de Marfil"),
            ("sr_Latn_RS", "CN", "Kina"), ("sr_RS", "CN", "Кина"), ("en_GB", "IO", "British Indian Ocean Territory"),
        ])
    func names(language: String, code: String, name: String) {
        #expect(BundledCountryNames.names(in: Locale(identifier: language))[code] == name)
    }

    @Test(
        "are not all: countries have others besides, of the language and of its script and region, to be found by",
        arguments: [
            ("de", "CI", ["Elfenbeinküste"]), ("de_AT", "CI", ["Elfenbeinküste"]), ("de", "CZ", ["Tschechische Republik"]),
            ("de_AT", "GB", ["Großbritannien"]), ("fr", "GB", ["R.-U.", "Grande-Bretagne"]), ("ru", "MM", ["Бирма", "Мьянма"]),
            ("es", "US", ["EE. UU."]), ("pt_PT", "CI", ["Costa do Marfim"]), ("zh_TW", "SZ", ["史瓦濟蘭"]),
            ("sr_Latn_RS", "US", ["SAD", "САД"]), ("en", "CI", nil), ("qqq", "CI", nil), ("de", "FR", nil),
        ] as [(String, String, [String]?)])
    func others(language: String, code: String, names: [String]?) {
        #expect(BundledCountryNames.otherNames(in: Locale(identifier: language))[code] == names)
    }

    @Test("are English where CLDR has none in the language", arguments: ["qqq", "haw"])
    func missing(language: String) {
        #expect(BundledCountryNames.names(in: Locale(identifier: language))["IO"] == "British Indian Ocean Territory")
    }

    @Test("are in English those of the program's own countries, so that pages of trips and of countries agree", arguments: ["en", "en_GB"])
    func english(language: String) async throws {
        let countries = try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable()).countries().collect()
        let names = BundledCountryNames.names(in: Locale(identifier: language))
        #expect(names.count == countries.count && countries.allSatisfy { names[$0.alpha2] == $0.name })
        #expect(names["CD"] == "DR Congo" && names["MM"] == "Myanmar" && names["CI"] == "Côte d'Ivoire")
    }

    @Test("are else of these countries alone: all others are left to Foundation")
    func codes() {
        #expect(BundledCountryNames.names(in: Locale(identifier: "fr")).keys.sorted() == ["CI", "CN", "IO"])
    }
}
