/// A country as countries.json holds it.
struct CountryRecord: Decodable, Sendable {
    struct NativeName: Decodable {
        /// ISO 639-1 code of the language, or 639-3 where it has none.
        let language: String
        let name: String
    }

    struct Language: Decodable {
        /// ISO 639-1, two letters; not every language has one.
        let twoLetters: String?
        /// ISO 639-2 or 639-3.
        let threeLetters: String
        let name: String
        /// What it calls itself, where known.
        let nativeName: String?

        enum CodingKeys: String, CodingKey {
            case name, nativeName
            case twoLetters = "iso639_1"
            case threeLetters = "iso639_2"
        }
    }

    struct Currency: Decodable {
        let code: String
        let name: String
        let symbol: String
    }

    let alpha2: String
    let alpha3: String
    let numeric: String?
    let name: String
    let officialName: String
    let nativeNames: [NativeName]
    let altSpellings: [String]
    let capitals: [String]
    let region: String
    let subregion: String?
    let population: Int
    let areaKm2: Double?
    let languages: [Language]
    let currencies: [Currency]
    let callingCodes: [String]
    let tlds: [String]
    /// IANA names.
    let timeZones: [String]
    let latitude: Double
    let longitude: Double
    let capitalLatitude: Double?
    let capitalLongitude: Double?
    let landlocked: Bool
    /// Alpha-3 codes.
    let borders: [String]
}
