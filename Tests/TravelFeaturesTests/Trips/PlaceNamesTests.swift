import Foundation
import OrderedCollections
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("What the places of trips are called")
struct PlaceNamesTests {
    private static let places: OrderedSet = [
        TripLocation(city: "Brazzaville", countryCode: "CG", airport: "BZV"),
        TripLocation(city: "Kinshasa", countryCode: "CD", airport: "FIH"),
        TripLocation(city: "London", countryCode: "GB", airport: "LHR"),
        TripLocation(city: "Seoul", countryCode: "KR", airport: "ICN"),
        TripLocation(city: "Port Moresby", countryCode: "PG", airport: "POM"),
    ]

    private var format: DisplayFormat {
        DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt,
            countryCode: { word in
                [
                    "congo": "CG", "cog": "CG", "korea": "KR", "scotland": "GB", "uk": "GB", "u.k.": "GB", "guinea": "GN",
                    "zanzibar": "TZ", "seoul": "KR", "the-united-kingdom": "GB", "the-congo": "CG", "island": "IS",
                ][word]
            },
            correctedNames: { _ in
                [
                    "CG": "Republic of the Congo", "CD": "DR Congo", "KR": "South Korea", "KP": "North Korea", "IS": "Iceland",
                    "CX": "Christmas Island", "NF": "Norfolk Island",
                ]
            }, now: { .samplePresent })
    }

    @Test(
        "A spelling that may mean two countries means both; a code and a name mean one",
        arguments: [
            ("congo", ["BZV", "FIH"]), ("cog", ["BZV"]), ("cd", ["FIH"]), ("korea", ["ICN"]), ("scotland", ["LHR"]), ("guinea", []),
            ("zanzibar", []), ("london", ["LHR"]), ("lon", []),
        ])
    func spellings(word: String, airports: [String]) {
        let names = PlaceNames(Self.places, format, cityCodes: [:])
        #expect(names.places(meantBy: word, wholly: true).map { Self.places[$0].airport.text } == airports)
    }

    @Test("A code of a country to which no trip leads is not the beginning of a city elsewhere", arguments: [("lo", []), ("lon", ["LHR"])])
    func codesThatBeginNames(word: String, airports: [String]) {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, countryCode: { $0 == "lo" ? "SK" : nil }, now: { .samplePresent })
        let names = PlaceNames(Self.places, format, cityCodes: [:])
        #expect(names.places(meantBy: word, wholly: false).map { Self.places[$0].airport.text } == airports)
    }

    @Test(
        "Initials mean the country that has their letters for a name or a code",
        arguments: [("u.k.", ["LHR"]), ("u.k", ["LHR"]), ("p.g.", ["POM"]), ("u.", []), ("x.y.", [])])
    func initials(word: String, airports: [String]) {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, countryCode: { ["uk": "GB", "pg": "PG"][$0] }, now: { .samplePresent })
        let names = PlaceNames(Self.places, format, cityCodes: [:])
        for isWhole in [true, false] {
            #expect(names.places(meantBy: word, wholly: isWhole).map { Self.places[$0].airport.text } == airports)
        }
    }

    @Test("A word that is longer than any name is none of many airports', and that is known at once", .timeLimit(.minutes(1)))
    func longWord() {
        let places = (0..<2000).map { TripLocation(city: "City \($0)", countryCode: "GB", airport: AirportCode("A\($0)")) }
        let airports = Dictionary(uniqueKeysWithValues: places.map { ($0.airport, "\($0.city) Heath International Airport") })
        let names = PlaceNames(places, format, cityCodes: [:], airportNames: airports)
        for isWhole in [true, false] {
            #expect(names.places(meantBy: String(repeating: "a", count: 100_000), wholly: isWhole) == [])
            #expect(names.places(meantBy: "77-heath", wholly: isWhole) == [77])
        }
    }

    @Test(
        "What means a country without being a name of it is said, and what that is called",
        arguments: [
            ("to:scotland", "scotland means United Kingdom"), ("from:=Zanzibar", "zanzibar means Tanzania"),
            ("to:london,congo max:9", "congo means Republic of the Congo and DR Congo"), ("to:island", "island means Iceland"),
            ("from:korea !to:scotland", "korea means South Korea and North Korea, scotland means United Kingdom"),
            ("to:uk", nil), ("to:u.k.", nil), ("to:cog", nil), ("to:guinea", nil), ("to:seoul", nil), ("to:united-kingdom", nil),
            ("to:the-united-kingdom", nil), ("to:the-congo", "the-congo means Republic of the Congo"),
            ("to:xyz", nil), ("to:", nil), ("to:,", nil), ("region:scotland", nil), ("scotland", nil), ("", nil),
        ] as [(String, String?)])
    func remark(query: String, remark: String?) {
        let names = PlaceNames(Self.places, format, cityCodes: [:])
        #expect(TripFields.remark(on: SearchQuery(query), names)?.string == remark)
    }

    @Test("That does not depend on which trips there are", arguments: [0, 1, 2, 5])
    func remarkOfAnyFeed(_ count: Int) {
        let places = OrderedSet(Self.places.prefix(count))
        let remark = TripFields.remark(on: SearchQuery("to:congo"), PlaceNames(places, format, cityCodes: [:]))?.string
        #expect(remark == "congo means Republic of the Congo and DR Congo")
    }

    @Test(
        "Where nothing is called so, an airport's name is asked for by its words, and any name without blanks and signs",
        arguments: [
            ("heathrow", true, ["LHR"]), ("heathrow-airport", true, ["LHR"]), ("london-heathrow", true, ["LHR"]), ("heath", true, []),
            ("heath", false, ["LHR"]), ("athrow", false, []), ("airport", false, []), ("international", false, []), ("guinea", true, []),
            ("portmoresby", true, ["POM"]), ("portmor", true, []), ("portmor", false, ["POM"]), ("incheon", true, ["ICN"]),
            ("southkorea", true, ["ICN"]), ("-", false, []),
        ])
    func airports(word: String, wholly: Bool, airports: [String]) {
        let airportNames: [AirportCode: String] = [
            "LHR": "London Heathrow Airport", "ICN": "Incheon International Airport", "POM": "Guinea Field",
        ]
        let names = PlaceNames(Self.places, format, cityCodes: [:], airportNames: airportNames)
        #expect(names.places(meantBy: word, wholly: wholly).map { Self.places[$0].airport.text } == airports)
    }

    @Test(
        "Countries are known by what else the user's language calls them, as in their own list: wholly or by the beginning",
        arguments: [
            ("elfenbeinkuste", true, ["ABJ"]), ("elfenbein", true, []), ("elfenbein", false, ["ABJ"]), ("palastina", true, []),
            ("lon", false, ["LHR"]),
        ])
    func otherNames(word: String, wholly: Bool, airports: [String]) {
        let places: OrderedSet = [
            TripLocation(city: "Abidjan", countryCode: "CI", airport: "ABJ"),
            TripLocation(city: "London", countryCode: "GB", airport: "LHR"),
        ]
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, language: Locale(identifier: "de"),
            correctedNames: { _ in ["CI": "Côte d’Ivoire", "PS": "Palästinensische Gebiete"] },
            otherNames: { _ in ["CI": ["Elfenbeinküste"], "PS": ["Palästina"]] }, now: { .samplePresent })
        let names = PlaceNames(places, format, cityCodes: [:])
        #expect(names.places(meantBy: word, wholly: wholly).map { places[$0].airport.text } == airports)
        let means = ["elfenbeinkuste": ["Côte d’Ivoire"], "palastina": ["Palästinensische Gebiete"]][word] ?? []
        #expect(names.countries(speltBy: word) == means)
        guard word == "elfenbeinkuste" else { return }
        #expect(PlaceNames(places, format.inEnglish, cityCodes: [:]).places(meantBy: word, wholly: wholly).isEmpty)
    }

    @Test(
        "Cities are known by what CLDR calls them in the user's language, too, after what trips show",
        arguments: [
            ("wien", true, ["VIE"]), ("wie", true, []), ("wie", false, ["VIE"]), ("vienna", true, ["VIE"]), ("lissabon", true, ["LIS"]),
            ("liss", false, ["LIS"]), ("kairo", false, ["KAI"]), ("cairo", true, ["CAI"]),
        ])
    func language(word: String, wholly: Bool, airports: [String]) {
        let places: OrderedSet = [
            TripLocation(city: "Vienna", countryCode: "AT", airport: "VIE"),
            TripLocation(city: "Lisbon", countryCode: "PT", airport: "LIS"),
            TripLocation(city: "Cairo", countryCode: "EG", airport: "CAI"),
            TripLocation(city: "Kairo", countryCode: "US", airport: "KAI"),
        ]
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        let found = PlaceNames(places, format, cityCodes: [:]).places(meantBy: word, wholly: wholly)
        #expect(found.map { places[$0].airport.text } == airports)
        if word == "wien" { #expect(PlaceNames(places, .sample, cityCodes: [:]).places(meantBy: word, wholly: wholly).isEmpty) }
    }
}
