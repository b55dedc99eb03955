import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The list of countries", .timeLimit(.minutes(1)))
@MainActor
struct CountriesModelTests {
    @Test("It is loaded when it is opened first, and anew when the user wants it")
    func loads() async {
        let repository = FakeCountryRepository(Country.samples)
        let model = CountriesModel(repository: repository, format: .sample)
        model.viewOpened()
        await model.list.settled()
        model.viewOpened()
        #expect(repository.all.calls.count == 1)
        #expect(model.list.items.first?.name == "Austria")
        model.reloadRequested()
        await model.list.settled()
        #expect(repository.all.calls.count == 2)
    }

    @Test("A reload that is under way is not begun again; a load that is no reload is replaced by one")
    func reloads() async {
        let repository = FakeCountryRepository(Country.samples)
        let replaced = repository.all.nextScript()
        let script = repository.all.nextScript()
        let model = CountriesModel(repository: repository, format: .sample)
        model.viewOpened()
        for _ in 0..<3 {
            model.reloadRequested()
            // That the load before has ended says nothing of the reload.
            await replaced.cancelled()
            for _ in 0..<100 { await Task.yield() }
        }
        script.finish(with: [.germany])
        await model.list.settled()
        #expect(model.list.items.map(\.name) == ["Germany"])
        model.reloadRequested()
        await model.list.settled()
        #expect(model.list.total == Country.samples.count)
    }

    @Test(
        "The filter looks through every field that is shown, the codes, and other names",
        arguments: ["austria", "osterreich", "vienna", "at", "aut", "europe", "9,197", "oesterreich"])
    func filter(_ query: String) async {
        let model = CountriesModel(repository: FakeCountryRepository(Country.samples), format: .sample)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: query)
        #expect((0..<model.list.count).contains { model.list.item(at: $0)?.name == "Austria" })
    }

    @Test(
        "Languages, parts of regions, calling codes and internet domains are looked through; what is called so comes first",
        arguments: [
            ("german", ["Germany", "Austria"]), ("western europe", ["Germany"]), ("+49", ["Germany"]), (".de", ["Germany"]),
            ("slov", ["Slovenia", "Austria"]), ("^german", ["Germany", "Austria"]), ("german$", ["Austria", "Germany"]), ("right", []),
            ("busingen", []),
        ])
    func otherFields(_ query: String, _ names: [String]) {
        var austria = Country.austria
        austria.languages = [.init(code: "de", name: "German"), .init(code: "sl", name: "Slovenian")]
        let list = ListModel<Country>(order: .byMatch)
        list.set(CountryText(.sample).entries([austria, .germany, .slovenia]))
        list.filter(by: query)
        #expect((list.strictness == .exact ? list.shownItems.map(\.name) : []) == names)
    }

    @Test("What is not known is a dash, in rows and in facts")
    func unknown() {
        let text = CountryText(.sample)
        let antarctica = Country.sample("AQ", "ATA", "Antarctica", region: "")
        #expect(text.row(antarctica).cells.map(\.string) == ["AQ", "Antarctica", "—", "—", "—", "—"])
        #expect(text.row(antarctica).cells.count == CountryText.columns.count)
        let facts = Dictionary(uniqueKeysWithValues: text.facts(antarctica).map { ($0.label.string, $0.value.string) })
        #expect(facts["Population"] == "—")
        #expect(facts["Currencies"] == "—")
        #expect(facts["Drives on"] == "—")
        #expect(facts["Neighbours"] == "no land borders")
    }

    @Test("The facts of a country")
    func facts() {
        let facts = CountryText(.sample).facts(.germany).map { "\($0.label): \($0.value)" }
        #expect(
            facts == [
                "Official name: Federal Republic of Germany", "Native name: Deutschland", "Capital: Berlin",
                "Region: Western Europe, Europe", "Population: 83,491,249", "Area: 357,022 km², 234 per km²", "Languages: German",
                "Currencies: EUR Euro (€)", "Calling code: +49", "Drives on: right", "Internet: .de",
                "Time zones: Europe/Berlin, Europe/Busingen", "Codes: DE, DEU, 276",
                "Neighbours: AUT, BEL, CZE, DNK, FRA, LUX, NLD, POL, CHE",
            ])
    }

    @Test("Neighbours are named, by name, where all of them are known, and by codes elsewhere")
    func namedNeighbours() async {
        let text = CountryText(.sample)
        func named(_ countries: [Country]) -> SafeText? {
            text.facts(.austria, known: countries).first { $0.label == CountryText.neighbours }?.inFull
        }
        let model = CountriesModel(repository: FakeCountryRepository(Country.samples), format: .sample)
        #expect(model.neighbours(of: .austria).isEmpty)
        model.viewOpened()
        await model.list.settled()
        #expect(named(model.neighbours(of: .austria)) == "Czechia, Germany, Slovenia, Switzerland")
        #expect(named([.germany]) == nil && named([]) == nil)
    }

    @Test("A name that is the same in two languages is said once")
    func nativeNames() throws {
        var country = Country.iceland
        country.nativeNames = ["Ísland", "Ísland", "Island"].map { Country.NativeName(language: "", name: $0) }
        let fact = try #require(CountryText(.sample).facts(country).first { $0.label == "Native name" })
        #expect(fact.value == "Ísland, Island")
    }

    @Test("A currency whose sign is its code says it once")
    func currency() throws {
        var country = Country.iceland
        country.currencies = [.init(code: "ISK", name: "Króna", symbol: "ISK"), .init(code: "XXX", name: "None", symbol: nil)]
        let fact = try #require(CountryText(.sample).facts(country).first { $0.label == "Currencies" })
        #expect(fact.value == "ISK Króna, XXX None")
    }
}
