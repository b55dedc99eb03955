import TestSupport
import Testing
import TravelKit
import TravelPlain

@Suite("Notes, what was taken away, and errors without a screen", .timeLimit(.minutes(1)))
struct PlainFavouritesTests {
    @Test("writes a note to the favourite of the page, and takes it away")
    func noteOfThePage() async {
        let stage = PlainStage()
        _ = await stage.type("1")
        #expect(await stage.type("note wine") == "Only a favourite has a note; keep makes it one.")
        _ = await stage.type("keep")
        #expect(await stage.type("note") == "Say what: note and a text; or none, to take the note away.")
        #expect(await stage.type("note wine and  cake") == "Note: wine and  cake\nNoted.")
        #expect(await stage.type("show").contains("\nIt is a favourite.\nNote: wine and  cake"))
        #expect(await stage.type("note none") == "The note before: wine and  cake\nThe note is gone.")
    }

    @Test("writes a note to the favourite of a list whose number comes first")
    func noteInLists() async {
        let stage = PlainStage()
        _ = await stage.type("keep 1")
        #expect(await stage.type("note wine") == "Say which one by its number, such as: note 1")
        #expect(await stage.type("note 1 wine") == "Noted.")
        #expect(await stage.type("favourites") == "Favourites: 1 favourite\n1 Austria, kept, AT AUT, Vienna, wine")
        #expect(await stage.type("note 1 cake") == "The note before: wine\n1 Austria, kept, AT AUT, Vienna, cake\nNoted.")
        #expect(await stage.type("note 2 cake") == "There is no 2: choose from 1 to 1.")
        _ = await stage.type("trips")
        #expect(await stage.type("note 1 cheap") == "Only a favourite has a note; keep makes it one.")
        _ = await stage.type("keep 1")
        _ = await stage.type("note 1 cheap")
        #expect(await stage.type("1").hasSuffix("It is a favourite.\nNote: cheap"))
    }

    @Test("brings back what was taken away last, wherever one is")
    func undo() async {
        let stage = PlainStage()
        #expect(await stage.type("undo") == "No favourite was taken away.")
        #expect(await stage.type("undo") == "No favourite was taken away.")
        _ = await stage.type("keep 1")
        _ = await stage.type("note 1 wine")
        #expect(await stage.type("keep 1") == "No longer a favourite.")
        _ = await stage.type("1")
        _ = await stage.type("compare slovenia")
        #expect(await stage.type("undo") == "It is a favourite again.")
        #expect(await stage.type("favourites") == "Favourites: 1 favourite\n1 Austria, kept, AT AUT, Vienna, wine")
    }

    @Test("says what went wrong lately, with causes, once each")
    func errors() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        #expect(await stage.type("errors") == "Nothing went wrong.")
        countries.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        #expect(await stage.type("reload").hasSuffix("api cannot be reached. (refused) reload tries again."))
        _ = await stage.type("trips")
        _ = await stage.type("countries")
        #expect(await stage.type("errors") == "just now, Countries: api cannot be reached. (refused)")
    }

    @Test("says the list of a view by its word, whatever page is open there", arguments: ["", "trips"])
    func views(_ between: String) async {
        let stage = PlainStage()
        _ = await stage.type("1")
        _ = await stage.type("1")
        _ = await stage.type(between)
        #expect(await stage.type("countries").hasPrefix("Countries: 13 countries\n1 Austria"))
        #expect(await stage.type("back") == "There is no page before; quit leaves.")
    }
}
