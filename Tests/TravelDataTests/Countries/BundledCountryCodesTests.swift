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

    @Test("Each has other names besides")
    func spellings() {
        let names = BundledCountryCodes.spellings(of: "NL")
        #expect(names.contains("Holland") && names.contains("Nederland") && !names.contains("NLD"))
        #expect(BundledCountryCodes.spellings(of: "QQ").isEmpty)
    }

    @Test("Each is in a region and a subregion, which are asked for as one word")
    func regions() {
        let regions = BundledCountryCodes.regions
        #expect(regions["europe"]?.isSuperset(of: ["LV", "DE", "GB", "XK"]) == true && regions["europe"]?.contains("JP") == false)
        #expect(regions["western-europe"]?.contains("DE") == true && regions["western-europe"]?.contains("LV") == false)
        #expect(regions["oceania"]?.isSuperset(of: regions["australia-and-new-zealand"] ?? ["?"]) == true)
        #expect(regions["region"] == nil && regions[""] == nil)
        #expect(["africa", "americas", "antarctic", "asia", "europe", "oceania"].reduce(0) { $0 + (regions[$1]?.count ?? 0) } == 250)
    }

    @Test(
        "Some have one time zone, which is the whole country's",
        arguments: [("LV", "Europe/Riga"), ("JP", "Asia/Tokyo"), ("DE", nil), ("BV", nil), ("QQ", nil)] as [(String, String?)])
    func zones(_ code: String, _ zone: String?) {
        #expect(BundledCountryCodes.zone(of: code) == zone)
    }

    @Test(
        "What is not wholly one's, or is not one folded word, is nobody's",
        arguments: ["", "lat", "LVA", "republic of latvia", "lv:latvija", "alpha2"])
    func nobody(_ word: String) {
        #expect(BundledCountryCodes.code(called: word) == nil)
    }
}
