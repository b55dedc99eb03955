/// A country with the fields that were asked for.
struct V31Selection: Encodable {
    let country: V31Country
    /// The keys to tell, unknown ones without effect; nil for all.
    let fields: Set<String>?

    /// The real server has two encoders: with `fields` empty lists are told, without they are left out. Nil is left out by both.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: V31Country.Field.self)

        func put(_ value: (some Encodable)?, as field: V31Country.Field) throws {
            guard fields?.contains(field.rawValue) ?? true else { return }
            try container.encodeIfPresent(value, forKey: field)
        }

        func put(list: some Encodable & Collection, as field: V31Country.Field) throws {
            guard fields != nil || !list.isEmpty else { return }
            try put(list, as: field)
        }

        try put(country.name, as: .name)
        try put(list: country.tld, as: .tld)
        try put(country.cca2, as: .cca2)
        try put(country.ccn3, as: .ccn3)
        try put(country.cca3, as: .cca3)
        try put(country.cioc, as: .cioc)
        try put(list: country.currencies, as: .currencies)
        try put(country.idd, as: .idd)
        try put(list: country.capital, as: .capital)
        try put(country.capitalInfo, as: .capitalInfo)
        try put(list: country.altSpellings, as: .altSpellings)
        try put(country.region, as: .region)
        try put(country.subregion, as: .subregion)
        try put(list: country.languages, as: .languages)
        try put(list: country.latlng, as: .latlng)
        try put(country.landlocked, as: .landlocked)
        try put(list: country.borders, as: .borders)
        try put(country.area, as: .area)
        try put(country.population, as: .population)
        try put(list: country.timezones, as: .timezones)
        try put(country.flag, as: .flag)
    }
}
