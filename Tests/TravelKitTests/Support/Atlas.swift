import TravelKit

/// A few countries whose every field the tests know.
enum Atlas {
    static let austria = Country(
        alpha2: "AT", alpha3: "AUT", numeric: "040", name: "Austria", officialName: "Republic of Austria",
        nativeNames: [.init(language: "de", name: "Österreich")], alternativeSpellings: ["Osterreich", "Oesterreich"],
        borders: ["DEU", "CHE", "LIE"])
    static let germany = Country(
        alpha2: "DE", alpha3: "DEU", numeric: "276", name: "Germany", officialName: "Federal Republic of Germany",
        nativeNames: [.init(language: "de", name: "Deutschland")], alternativeSpellings: ["FRG"], borders: ["AUT", "CHE"])
    static let switzerland = Country(
        alpha2: "CH", alpha3: "CHE", name: "Switzerland", officialName: "Swiss Confederation",
        nativeNames: [.init(language: "de", name: "Schweiz"), .init(language: "fr", name: "Suisse")], borders: ["AUT", "DEU", "LIE"])
    static let liechtenstein = Country(alpha2: "LI", alpha3: "LIE", name: "Liechtenstein", borders: ["AUT", "CHE"])
    static let iceland = Country(alpha2: "IS", alpha3: "ISL", name: "Iceland", nativeNames: [.init(language: "is", name: "Ísland")])
    static let netherlands = Country(
        alpha2: "NL", alpha3: "NLD", name: "Netherlands", officialName: "Kingdom of the Netherlands", alternativeSpellings: ["Holland"])
    static let kosovo = Country(alpha2: "XK", alpha3: "UNK", name: "Kosovo")

    static let all = [austria, germany, switzerland, liechtenstein, iceland, netherlands, kosovo]
}
