import TravelKit

/// A currency in v2. Some entries have no code, or "(none)" in its place: they are no money.
struct RESTCountriesV2Currency: EarlyCurrencyRecord {
    var code: String?
    var name: String?
    var symbol: String?

    var tender: Country.Tender? {
        guard let code, code.utf8.count == 3 else { return nil }
        return Country.Tender(code: code, name: name?.nonEmpty ?? code, symbol: symbol?.nonEmpty)
    }
}
