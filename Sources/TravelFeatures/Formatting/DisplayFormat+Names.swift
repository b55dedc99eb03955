import Foundation
import TravelKit

extension DisplayFormat {
    /// What a country is called in the user's language, as far as CLDR knows; else its English name.
    func name(of country: Country) -> String { ownName(of: country) ?? country.name }

    /// What a country is called in the user's language, where that is another one than English and CLDR knows it.
    func ownName(of country: Country) -> String? {
        guard let name = language?.localizedString(forRegionCode: country.alpha2), name != country.alpha2 else { return nil }
        return name
    }

    /// What money is called in the user's language, as far as CLDR knows; else its English name.
    func name(of currency: Country.Tender) -> String {
        guard let name = language?.localizedString(forCurrencyCode: currency.code), name != currency.code else { return currency.name }
        return name
    }
}
