import Foundation
import Testing
import TravelData

@Suite("The names of countries that Foundation calls otherwise")
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

    @Test("are English where CLDR has none in the language", arguments: ["qqq", "haw"])
    func missing(language: String) {
        #expect(BundledCountryNames.names(in: Locale(identifier: language))["IO"] == "British Indian Ocean Territory")
    }

    @Test("are of these countries alone: all others are left to Foundation")
    func codes() {
        #expect(BundledCountryNames.names(in: Locale(identifier: "fr")).keys.sorted() == ["CI", "CN", "IO"])
    }
}
