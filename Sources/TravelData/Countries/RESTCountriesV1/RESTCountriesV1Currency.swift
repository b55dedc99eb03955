import TravelKit

/// A currency in v1: its ISO 4217 code alone; the name comes from the bundled data.
struct RESTCountriesV1Currency: EarlyCurrencyRecord {
    let tender: Country.Tender?

    init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        tender = code.isEmpty ? nil : CodeNames.bundled.currencies[code] ?? Country.Tender(code: code, name: code, symbol: nil)
    }
}
