package import TravelKit

extension Country {
    /// A country of few words.
    package static func sample(
        _ alpha2: String, _ alpha3: Alpha3Code, _ name: String, native: String? = nil, capital: String? = nil,
        population: Int? = nil, region: String = "Europe", borders: [Alpha3Code] = [], spellings: [String] = []
    ) -> Country {
        Country(
            alpha2: alpha2, alpha3: alpha3, name: name, nativeNames: native.map { [NativeName(language: "", name: $0)] } ?? [],
            alternativeSpellings: spellings, capitals: capital.map { [$0] } ?? [], region: region, borders: borders, population: population)
    }

    /// Germany with everything that can be known of a country.
    package static let germany = Country(
        alpha2: "DE", alpha3: "DEU", numeric: "276", name: "Germany", officialName: "Federal Republic of Germany",
        nativeNames: [NativeName(language: "de", name: "Deutschland")], alternativeSpellings: ["Bundesrepublik"], capitals: ["Berlin"],
        region: "Europe", subregion: "Western Europe",
        borders: ["AUT", "BEL", "CZE", "DNK", "FRA", "LUX", "NLD", "POL", "CHE"], population: 83_491_249, area: 357_022,
        languages: [Language(code: "de", name: "German")], currencies: [Tender(code: "EUR", name: "Euro", symbol: "€")],
        callingCodes: ["49"], drivingSide: .right, topLevelDomains: [".de"], timeZones: ["Europe/Berlin", "Europe/Busingen"])

    package static let austria = Country.sample(
        "AT", "AUT", "Austria", native: "Österreich", capital: "Vienna", population: 9_197_213, borders: ["CZE", "DEU", "SVN", "CHE"],
        spellings: ["Oesterreich"])

    package static let slovenia = Country.sample(
        "SI", "SVN", "Slovenia", native: "Slovenija", capital: "Ljubljana", population: 2_130_638, borders: ["AUT"])

    package static let iceland = Country.sample("IS", "ISL", "Iceland", native: "Ísland", capital: "Reykjavík", population: 391_810)

    /// Thirteen countries around Germany and Austria, with the borders between them.
    package static let samples: [Country] =
        [
            .germany, .austria, .slovenia, .iceland,
            .sample(
                "BE", "BEL", "Belgium", native: "België", capital: "Brussels", population: 11_876_844,
                borders: ["DEU", "FRA", "LUX", "NLD"]),
            .sample("CZ", "CZE", "Czechia", native: "Česko", capital: "Prague", population: 10_905_028, borders: ["AUT", "DEU", "POL"]),
            .sample("DK", "DNK", "Denmark", native: "Danmark", capital: "Copenhagen", population: 5_976_992, borders: ["DEU"]),
            .sample(
                "FR", "FRA", "France", native: "France", capital: "Paris", population: 68_516_699, borders: ["BEL", "DEU", "LUX", "CHE"]),
            .sample(
                "LU", "LUX", "Luxembourg", native: "Lëtzebuerg", capital: "Luxembourg", population: 677_717, borders: ["BEL", "DEU", "FRA"]),
            .sample(
                "NL", "NLD", "Netherlands", native: "Nederland", capital: "Amsterdam", population: 17_993_485, borders: ["BEL", "DEU"]),
            .sample("PL", "POL", "Poland", native: "Polska", capital: "Warsaw", population: 36_559_233, borders: ["CZE", "DEU"]),
            .sample("CH", "CHE", "Switzerland", native: "Schweiz", capital: "Bern", population: 9_005_582, borders: ["AUT", "DEU", "FRA"]),
            .sample("JP", "JPN", "Japan", native: "日本", capital: "Tokyo", population: 123_975_371, region: "Asia"),
        ]
}
