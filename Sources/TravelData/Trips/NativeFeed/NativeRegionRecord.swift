import TravelKit

/// A region as the native feed gives it; its codes may mix alpha-2 and alpha-3.
struct NativeRegionRecord: Decodable {
    var id: String
    var name: String
    var countryCodes: [String]

    enum CodingKeys: String, CodingKey {
        case id, name
        case countryCodes = "country_codes"
    }

    /// The region that the record describes, its codes as alpha-2.
    func region() -> Region {
        Region(id: Region.ID(id), name: name, countryCodes: countryCodes.codes(CodeNames.bundled.alpha2(of:)))
    }
}
