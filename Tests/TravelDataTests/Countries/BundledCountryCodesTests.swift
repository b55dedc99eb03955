import Testing
import TravelData

@Suite("The countries by all that they are called")
struct BundledCountryCodesTests {
    @Test(
        "A code, a name or a spelling is that of one",
        arguments: [
            ("lv", "LV"), ("lva", "LV"), ("428", "LV"), ("latvia", "LV"), ("republic-of-latvia", "LV"), ("latvija", "LV"), ("uk", "GB"),
            ("usa", "US"), ("u.s.", "US"), ("america", "US"), ("turkey", "TR"), ("turkiye", "TR"), ("osterreich", "AT"), ("日本", "JP"),
            ("cote-d'ivoire", "CI"), ("xkx", "XK"),
        ])
    func codes(_ word: String, _ code: String) {
        #expect(BundledCountryCodes.code(called: word) == code)
    }

    @Test(
        "What is not wholly one's, or is not one folded word, is nobody's",
        arguments: ["", "lat", "LVA", "republic of latvia", "lv:latvija", "alpha2"])
    func nobody(_ word: String) {
        #expect(BundledCountryCodes.code(called: word) == nil)
    }
}
