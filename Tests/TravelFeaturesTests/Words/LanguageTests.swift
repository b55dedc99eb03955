import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Names in the user's language")
struct LanguageTests {
    @Test(
        "are those that CLDR has; English ones stay where it has none",
        arguments: [("de", "Deutschland", "EUR Euro (€)"), ("fr", "Allemagne", "EUR euro (€)"), ("qqq", "Germany", "EUR Euro (€)")])
    func names(language: String, name: String, currency: String) {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: language)
        let text = CountryText(format)
        #expect(text.name(.germany).string == name)
        #expect(text.row(.germany).cells[1].string == name)
        #expect(text.facts(.germany).first { $0.label == "Currencies" }?.value.string == currency)
    }

    @Test(
        "on a screen that shows ASCII are those that it can write, and English ones for the others, each a whole name",
        arguments: [
            ("ja", "Germany", "Azerbaijan", "Vienna", "EUR Euro (€)"), ("ru", "Germany", "Azerbaijan", "Vienna", "EUR Euro (€)"),
            ("ar", "Germany", "Azerbaijan", "Vienna", "EUR Euro (€)"), ("hi", "Germany", "Azerbaijan", "Vienna", "EUR Euro (€)"),
            ("az", "Almaniya", "Azerbaijan", "Vyana", "EUR Avro (€)"), ("de", "Deutschland", "Aserbaidschan", "Wien", "EUR Euro (€)"),
            ("pl", "Niemcy", "Azerbejdżan", "Wiedeń", "EUR euro (€)"),
        ])
    func written(language: String, name: String, other: String, capital: String, currency: String) {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, language: Locale(identifier: language),
            canWrite: { SafeText($0).isWrittenInASCII }, now: { .samplePresent })
        let text = CountryText(format)
        #expect(text.name(.germany).string == name && text.name(.sample("AZ", "AZE", "Azerbaijan")).string == other)
        #expect(format.countryNames(of: "DE").first == name && format.countryNames(of: "AZ").first == other)
        #expect(text.facts(.germany).first { $0.label == "Currencies" }?.value.string == currency)
        let austria = Country(alpha2: "AT", alpha3: "AUT", name: "Austria", capitals: ["Vienna"], timeZones: ["Europe/Vienna"])
        #expect(format.capitals(of: austria) == [capital] && format.capitalNames?.name(in: austria) != "Vienna")
        #expect(format.name(ofCity: ["Вена", "ウィーン", "Vienna"]) == "Vienna" && format.name(ofCity: ["東京"]) == "東京")
        let names = format.countryNames.map { Array($0.value.values) } ?? []
        #expect(names.count > 200 && names.allSatisfy { SafeText($0.text).isWrittenInASCII })
        let own = Locale(identifier: language).localizedString(forRegionCode: "DE") ?? ""
        #expect(SearchQuery(own).rank(of: text.key(.germany)) != nil, "whatever is shown, it is found by its name")
    }

    @Test("Native names of which a screen that shows ASCII would write a part are left out where others are whole")
    func nativeNames() {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, canWrite: { SafeText($0).isWrittenInASCII }, now: { .samplePresent })
        let names = ["Kosovë", "Косово"].map { Country.NativeName(language: "sqi", name: $0) }
        let tender = Country.Tender(code: "BDT", name: "Bangladeshi taka", symbol: "৳")
        let country = Country(alpha2: "XK", alpha3: "XKX", name: "Kosovo", nativeNames: names, currencies: [tender])
        let facts = CountryText(format).facts(country)
        #expect(facts.first { $0.label == "Native name" }?.value == "Kosovë")
        #expect(facts.first { $0.label == "Currencies" }?.value == "BDT Bangladeshi taka")
    }

    @Test("What is said to be a country's name outranks Foundation's, in lists and of trips, and in English too")
    func corrected() {
        var format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, correctedNames: { ["CN": $0.identifier == "fr" ? "Chine" : "China"] },
            now: { .samplePresent })
        #expect(format.countryNames(of: "CN") == ["China"])
        format.language = Locale(identifier: "fr")
        #expect(format.countryNames(of: "CN") == ["Chine", "China"] && format.countryNames(of: "DE") == ["Allemagne", "Germany"])
        #expect(format.name(of: .sample("CN", "CHN", "China")) == "Chine")
    }

    @Test("What else a country is called there finds it in lists, on ways and in the palette, and is shown nowhere")
    @MainActor
    func others() async {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, language: Locale(identifier: "de"),
            correctedNames: { _ in ["CI": "Côte d’Ivoire"] }, otherNames: { _ in ["CI": ["Elfenbeinküste"]] }, now: { .samplePresent })
        let country = format.named(.sample("CI", "CIV", "Ivory Coast"))
        #expect(format.name(of: country) == "Côte d’Ivoire")
        #expect(SearchQuery("elfenbein").rank(of: CountryText(format).key(.sample("CI", "CIV", "Ivory Coast"))) != nil)
        #expect(RoutePhrase([country]).meanings(of: "elfenbeinküste") == [.beginning(from: country)])
        let names = await PaletteNames.ofPlaces(Reading([country]), Reading([Airport]()), format, isSearch: true)
        let model = PaletteModel<Found>([])
        model.add(names.lines)
        model.typed("elfenbeinküste")
        #expect(model.matches.map(\.text) == ["Côte d’Ivoire"])
    }

    @Test(
        "In German a country is found with its umlauts written out as well, in other languages it is not",
        arguments: [
            ("de", "suedafrika", true), ("de", "elfenbeinkueste", true), ("de", "sudafrika", true), ("fi", "etelae-afrikka", false),
        ])
    func umlauts(language: String, query: String, isFound: Bool) {
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, language: Locale(identifier: language),
            otherNames: { $0.identifier == "de" ? ["ZA": ["Elfenbeinküste"]] : [:] }, now: { .samplePresent })
        let country = format.named(.sample("ZA", "ZAF", "South Africa"))
        #expect((SearchQuery(query).rank(of: CountryText(format).key(country)) != nil) == isFound)
        #expect(CountryMatch.countries(named: query, in: [country]).isEmpty == !isFound)
    }

    @Test(
        "are in the order of that language",
        arguments: [
            ("sv", ["Sverige", "Åland", "Österrike"]), ("de", ["Ålandinseln", "Österreich", "Schweden"]),
            ("et", ["Rootsi", "Ühendkuningriik"]),
        ])
    func order(language: String, sorted: [String]) {
        let names = CountryNames.names(in: Locale(identifier: language)).values
        #expect(names.filter { sorted.contains($0.text) }.sorted { $0.order < $1.order }.map(\.text) == sorted)
        #expect(Set(names.map(\.order)).count == names.count)
    }

    @Test("Ways over land are asked for in it", arguments: ["deutschl", "deutschland → österr", "germany austria", "deutschland nach"])
    func phrases(text: String) {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        let meaning = RoutePhrase([Country.germany, .sample("AT", "AUT", "Austria")].map(format.named)).meanings(of: text).first
        switch meaning {
        case .way(let one, let other)?: #expect([one.shownName, other.shownName] == ["Deutschland", "Österreich"])
        case .beginning(let one)?: #expect(one.shownName == "Deutschland")
        case nil: #expect(text.hasSuffix("nach"))
        }
    }

    @Test(
        "Capitals that give a time zone its name are named so too, others stay as the source has them",
        arguments: [
            ("de", "Vienna", ["Europe/Vienna"], "Wien"), ("cs", "Prague", ["Europe/Prague"], "Praha"),
            ("de", "Moscow", ["Europe/Kaliningrad", "Europe/Moscow", "Asia/Omsk"], "Moskau"), ("de", "Bern", ["Europe/Zurich"], "Bern"),
            ("de", "Vienna", ["UTC+01:00"], "Vienna"), ("de", "Vienna", [], "Vienna"), ("fr", "Tripoli", ["Africa/Tripoli"], "Tripoli"),
            ("ru", "N'Djamena", ["Africa/Ndjamena"], "Нджамена"), ("ru", "N'Djamena", ["Asia/Tokyo", "Africa/Ndjamena"], "Нджамена"),
        ])
    func capitals(language: String, capital: String, zones: [String], name: String) {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: language)
        let country = Country(alpha2: "AT", alpha3: "AUT", name: "Austria", capitals: [capital, "Graz"], timeZones: zones)
        for _ in 1...2 {
            #expect(CountryText(format).facts(country).first { $0.label == "Capital" }?.value.string == "\(name), Graz")
            #expect(CountryText(format).row(country)[CountryText.Cell.capital].string == name, "before the list has looked for it")
        }
    }

    @Test(
        "Trips and airports are found by what a city is called there, and in English, as a filter and in the palette",
        arguments: [("fr", "londres"), ("fr", "London"), ("de", "Kopenhagen"), ("de", "kopenh"), ("pl", "kopenhaga"), ("es", "nueva york")])
    @MainActor
    func cities(language: String, query: String) async {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: language)
        let places = [
            TripLocation(city: "London", countryCode: "GB", airport: "LHR"), .copenhagen,
            TripLocation(city: "New York", countryCode: "US", airport: "JFK"),
        ]
        let place = places[query.lowercased().hasPrefix("lond") ? 0 : query.hasPrefix("nueva") ? 2 : 1]
        let trips = places.map { Trip.sample(Trip.ID($0.airport.text), to: $0) }
        let airports = places.map { Airport(code: $0.airport, name: "", city: $0.city, country: $0.countryCode) }
        let book = AirportBook(FakeAirportRepository(airports))
        let tripsModel = TripsModel(
            repository: FakeTripRepository(trips), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: format), airports: book, format: format)
        tripsModel.viewOpened()
        tripsModel.list.filter(by: query)
        await tripsModel.settled()
        #expect(tripsModel.list.strictness == .exact && tripsModel.list.shownItems.map(\.destination) == [place])
        let airportsModel = AirportsModel(repository: FakeAirportRepository(airports), format: format)
        airportsModel.viewOpened()
        await airportsModel.list.settled()
        airportsModel.list.filter(by: query)
        #expect(airportsModel.list.strictness == .exact && airportsModel.list.shownItems.map(\.code) == [place.airport])
        let palette = PaletteModel<Found>([])
        palette.add(await PaletteNames.ofTrips(trips, TripText(format), book).lines)
        palette.typed(query)
        #expect(palette.matches.map(\.text) == ["Berlin → \(place.city)"])
    }

    @Test("Countries are found by their names in that language, in English and in their own", arguments: ["niederl", "netherl", "nederl"])
    func found(query: String) {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        let key = CountryText(format).key(.sample("NL", "NLD", "Netherlands", native: "Nederland"))
        #expect(SearchQuery(query).rank(of: key) != nil)
    }
}
