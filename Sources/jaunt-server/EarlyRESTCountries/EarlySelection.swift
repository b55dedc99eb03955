/// A country of v1 or v2 with the fields that were asked for.
struct EarlySelection<Currency: Encodable & Sendable, Language: Encodable & Sendable>: Encodable {
    /// The keys that there are, and the values that `fields` may hold.
    enum Field: String, CodingKey {
        case name, topLevelDomain, alpha2Code, alpha3Code, callingCodes, capital, altSpellings, relevance, region, subregion, translations
        case population, latlng, demonym, area, gini, timezones, borders, nativeName, numericCode, currencies, languages
    }

    let country: EarlyCountry<Currency, Language>
    /// The keys to tell, unknown ones without effect; nil for all.
    let fields: Set<String>?

    /// By hand, because the generated one leaves a key out where its value is nil.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)

        func put(_ value: some Encodable, as field: Field) throws {
            if fields?.contains(field.rawValue) ?? true { try container.encode(value, forKey: field) }
        }

        try put(country.name, as: .name)
        try put(country.topLevelDomain, as: .topLevelDomain)
        try put(country.alpha2Code, as: .alpha2Code)
        try put(country.alpha3Code, as: .alpha3Code)
        try put(country.callingCodes, as: .callingCodes)
        try put(country.capital, as: .capital)
        try put(country.altSpellings, as: .altSpellings)
        try put("0", as: .relevance)
        try put(country.region, as: .region)
        try put(country.subregion, as: .subregion)
        try put([String: String](), as: .translations)
        try put(country.population, as: .population)
        try put(country.latlng, as: .latlng)
        try put("", as: .demonym)
        try put(country.area, as: .area)
        try put(Double?.none, as: .gini)
        try put(country.timezones, as: .timezones)
        try put(country.borders, as: .borders)
        try put(country.nativeName, as: .nativeName)
        try put(country.numericCode, as: .numericCode)
        try put(country.currencies, as: .currencies)
        try put(country.languages, as: .languages)
    }
}
