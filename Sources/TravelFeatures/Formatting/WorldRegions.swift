import Foundation
import TravelKit

/// What the regions and subregions of the world are called.
enum WorldRegions {
    /// The regions by their English names as words, and by those of a language besides, as far as CLDR has them.
    static func named(_ regions: [String: Set<String>], in language: Locale) -> [String: Set<String>] {
        var named = regions
        for (english, code) in codes {
            guard let countries = regions[english], let name = language.localizedString(forRegionCode: code), name != code else { continue }
            // Two of them may have one name.
            named[SearchFold.word(name), default: []].formUnion(countries)
        }
        return named
    }

    /// Their codes in UN M.49.
    private static let codes = [
        "africa": "002", "eastern-africa": "014", "middle-africa": "017", "northern-africa": "015", "southern-africa": "018",
        "western-africa": "011", "americas": "019", "caribbean": "029", "central-america": "013", "northern-america": "021",
        "south-america": "005", "asia": "142", "central-asia": "143", "eastern-asia": "030", "south-eastern-asia": "035",
        "southern-asia": "034", "western-asia": "145", "europe": "150", "eastern-europe": "151", "northern-europe": "154",
        "southern-europe": "039", "western-europe": "155", "oceania": "009", "australia-and-new-zealand": "053", "melanesia": "054",
        "micronesia": "057", "polynesia": "061",
    ]
}
