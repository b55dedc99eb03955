import TravelKit

/// The currencies of a country in REST Countries v5, which gives them as a list, or, as some describe it, as a map by their codes.
enum RESTCountriesV5Currencies: Decodable {
    /// A currency; in a map its code is the key.
    struct Currency: Decodable {
        var code: String?
        var name: String?
        var symbol: String?

        /// The currency that the record describes; nil for an entry without a code.
        func tender(under key: String? = nil) -> Country.Tender? {
            guard let code = (key ?? code)?.nonEmpty else { return nil }
            return Country.Tender(code: code, name: name?.nonEmpty ?? code, symbol: symbol?.nonEmpty)
        }
    }

    case list([Currency])
    case map([String: Currency])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = .list(try container.decode([Currency].self))
        } catch DecodingError.typeMismatch(_, let context) where context.codingPath.count == decoder.codingPath.count {
            // No list, so a map; what is wrong inside of a list is thrown as it is.
            self = .map(try container.decode([String: Currency].self))
        }
    }

    /// The currencies in the list's order, or in that of the bundled data.
    func tenders(in country: Alpha3Code) -> [Country.Tender] {
        switch self {
        case .list(let list): list.compactMap { $0.tender() }
        case .map(let map): CodeNames.bundled.ordered(map, in: country).compactMap { $0.value.tender(under: $0.key) }
        }
    }
}
