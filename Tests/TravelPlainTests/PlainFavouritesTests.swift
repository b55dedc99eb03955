import Foundation
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
        #expect(await stage.type("note wine") == "Austria is no favourite, and only a favourite has a note; keep makes it one.")
        _ = await stage.type("keep")
        #expect(await stage.type("note") == "Say what to note for Austria: a text, or the word none, to take the note away.")
        #expect(await stage.type("note wine and  cake") == "Note: wine and  cake\nNoted for Austria.")
        #expect(await stage.type("show").contains("\nIt is a favourite.\nNote: wine and  cake"))
        #expect(
            await stage.type("note none") == "The note before, which undo brings back: wine and  cake\nThe note for Austria is gone.")
        #expect(await stage.type("undo") == "Note: wine and  cake\nThe note for Austria is back.")
    }

    @Test("writes a note to the favourite of a list whose number comes first")
    func noteInLists() async {
        let stage = PlainStage()
        _ = await stage.type("keep 1")
        #expect(await stage.type("note wine") == "Say which one by its number, such as: note 1")
        #expect(await stage.type("note 1 wine") == "Noted for Austria.")
        #expect(await stage.type("favourites") == "Favourites: 1 favourite\n1 Austria, kept, AT AUT, Vienna, wine")
        #expect(
            await stage.type("note 1 cake") == """
                The note before, which undo brings back: wine
                1 Austria, kept, AT AUT, Vienna, cake
                Noted for Austria.
                """)
        #expect(await stage.type("undo") == "1 Austria, kept, AT AUT, Vienna, wine\nThe note for Austria is back.")
        #expect(await stage.type("redo") == "1 Austria, kept, AT AUT, Vienna, cake\nThe note for Austria is back.")
        #expect(await stage.type("note 2 cake") == "There is no 2: choose from 1 to 1.")
        _ = await stage.type("trips")
        #expect(
            await stage.type("note 1 cheap") == "Copenhagen → Málaga is no favourite, and only a favourite has a note; keep makes it one.")
        _ = await stage.type("keep 1")
        _ = await stage.type("note 1 cheap")
        #expect(await stage.type("1").hasSuffix("It is a favourite.\nNote: cheap"))
    }

    @Test("says at its start, and on the pages that follow, why nothing is saved, and has that among the errors")
    func unsaved() async {
        let favourites = FakeFavouriteRepository([.toRiga])
        favourites.failWrites("disk full")
        let stage = PlainStage(favourites: favourites)
        await stage.app.settled()
        let words = "What you keep now lasts until Jaunt ends: disk full"
        #expect(stage.said.contains(words))
        let page = await stage.type("favourites")
        #expect(page.contains(words) && page.contains("Favourites: 1 favourite"), "\(page)")
        #expect(await stage.type("errors").contains("Favourites are not saved, just now, favourites.db, disk full"))
    }

    @Test("answers what was asked for also where something happens to the file in that moment")
    func news() async {
        let favourites = FakeFavouriteRepository()
        let stage = PlainStage(favourites: favourites)
        await stage.app.settled()
        let gate = favourites.holdWrites()
        _ = stage.app.take("keep 1")
        await favourites.writeRequested()
        favourites.changeFromOutside { $0.news = ["The log was taken away."] }
        gate.open()
        await stage.app.settled()
        let said = stage.said
        #expect(said.contains("The log was taken away.") && said.contains("Kept as a favourite."), "\(said)")
    }

    @Test("has favourites that cannot be read among the errors, by name")
    func unread() async {
        let favourites = FakeFavouriteRepository([.toRiga])
        favourites.changeFromOutside { ($0.skipped, $0.unreadable) = (1, [.country("LVA")]) }
        let stage = PlainStage(favourites: favourites)
        await stage.app.settled()
        #expect(await stage.type("favourites").contains("\n1 cannot be read."))
        let words = "1 favourite could not be read and was skipped (country LVA). 'jaunt doctor' says what to do."
        #expect(await stage.type("errors").components(separatedBy: "1 favourite could not be read").count == 2)
        #expect(await stage.type("1").hasSuffix(words))
    }

    @Test("says the whole of a long note on a trip's page, and once")
    func longNote() async {
        let stage = PlainStage()
        let note = String(repeating: "wine ", count: 80) + "cake"
        for line in ["trips", "1", "keep", "note " + note] { _ = await stage.type(line) }
        let said = await stage.type("show")
        #expect(said.split(separator: "\n").filter { $0.contains("wine") }.map(String.init) == ["Note: " + note], "\(said)")
    }

    @Test("a number on a country's page is the neighbour that has it; one of the note's own stands between quotation marks")
    func noteOfNeighbour() async {
        let stage = PlainStage()
        _ = await stage.type("1")
        _ = await stage.type("keep")
        #expect(
            await stage.type("note 2 beer") == "Germany is no favourite, and only a favourite has a note; keep makes it one.")
        #expect(await stage.type("keep 2") == "Kept as a favourite.")
        #expect(await stage.type("note 2") == "Say what to note for Germany: a text, or the word none, to take the note away.")
        #expect(await stage.type("note 2 beer") == "Noted for Germany.")
        // Austria has four neighbours.
        #expect(await stage.type("note 5 bottles of wine") == "There is no 5: choose from 1 to 4.")
        #expect(await stage.type("note \"5 bottles of wine\"") == "Note: 5 bottles of wine\nNoted for Austria.")
        #expect(
            await stage.type("favourites") == """
                Favourites: 2 favourites
                1 Germany, kept, DE DEU, Berlin, beer
                2 Austria, kept, AT AUT, Vienna, 5 bottles of wine
                """)
    }

    @Test("a number is a neighbour after way and compare, too")
    func otherNumbers() async {
        let stage = PlainStage()
        _ = await stage.type("1")
        #expect(await stage.type("compare 3").hasPrefix("Austria and Slovenia\n"))
        _ = await stage.type("back")
        #expect(await stage.type("way 2").hasPrefix("Austria → Germany\nWay 1: 1 border"))
        _ = await stage.type("back")
        for word in ["way", "compare", "way 5 avoid germany"] {
            #expect(await stage.type(word.contains("5") ? word : word + " 5") == "There is no 5: choose from 1 to 4.")
        }
        #expect(await stage.type("way 276").hasPrefix("Austria → Germany\nWay 1: 1 border"), "three digits are a code")
    }

    @Test("keeps several at once, by numbers or by marks, and undo brings all of them back")
    func several() async {
        let stage = PlainStage()
        #expect(await stage.type("keep 1-2, 7") == "3 kept as favourites.")
        #expect(await stage.type("keep 3-") == "Say which ones by their numbers, such as: keep 1 3-5")
        #expect(await stage.type("keep 1-99") == "There is no 99: choose from 1 to 13.")
        #expect(await stage.type("keep marked") == "Nothing is marked; mark and a number marks a line.")
        _ = await stage.type("mark 1 7")
        #expect(await stage.type("keep marked") == "2 are no longer favourites.")
        #expect(await stage.type("undo") == "2 are favourites again.")
        #expect(await stage.type("favourites").hasPrefix("Favourites: 3 favourites\n"))
    }

    @Test("brings back what was taken away last, wherever one is")
    func undo() async {
        let stage = PlainStage()
        #expect(await stage.type("undo") == "There is nothing to bring back.")
        #expect(await stage.type("undo") == "There is nothing to bring back.")
        _ = await stage.type("keep 1")
        _ = await stage.type("note 1 wine")
        #expect(await stage.type("keep 1") == "Austria is no longer a favourite.")
        _ = await stage.type("1")
        _ = await stage.type("compare slovenia")
        #expect(await stage.type("undo") == "Favourite: yes; no\nYour note: wine; —\nAustria is a favourite again.")
        #expect(await stage.type("favourites") == "Favourites: 1 favourite\n1 Austria, kept, AT AUT, Vienna, wine")
    }

    @Test("says what went wrong lately, with causes, once each, in a list of which a number says what helps")
    func errors() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        #expect(await stage.type("errors") == "Nothing went wrong.")
        countries.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        #expect(
            await stage.type("reload").hasSuffix(
                "api cannot be reached (refused). Check the network and the address. reload tries again."))
        _ = await stage.type("trips")
        _ = await stage.type("countries")
        let list = "Errors: 1 error, the newest first\n1 api cannot be reached, just now, Countries, refused"
        for _ in 1...2 { #expect(await stage.type("errors") == list) }
        #expect(await stage.type("1") == "just now, Countries: api cannot be reached (refused). Check the network and the address.")
        #expect(await stage.type("2") == "There is no 2: choose from 1 to 1.")
        #expect(await stage.type("/xyzzy").contains("0 of 1 error"))
        #expect(await stage.type("/refused").hasSuffix("\n1 api cannot be reached, just now, Countries, refused"))
        #expect(await stage.type("export e.csv") == "1 error exported to /here/e.csv.")
        #expect(await stage.type("keep 1").hasPrefix("That does nothing here (keep: "))
        #expect(await stage.type("back").hasPrefix("Countries: 13 countries"))
    }

    @Test("has among the errors why the regions that a filter asks for could not be had, and says nothing of what it finds")
    func failingRegions() async {
        let regions = FakeRegionRepository()
        regions.all.always { _ in Reading(failure: .unavailable(source: "api", status: 500)) }
        let stage = PlainStage(regions: regions)
        _ = await stage.type("trips")
        let said = await stage.type("/region:bal")
        #expect(said == "api failed (status 500, no explanation). reload tries again.")
        #expect(await stage.type("errors").hasSuffix("api failed, just now, Trips, status 500, no explanation"))
    }

    @Test("has among the errors what a page says went wrong with the last command")
    func notices() async {
        let cause = SampleFailure("disk full")
        let stage = PlainStage(session: FakeSessionRepository(saveFailure: .storage(doing: "save the session", cause: cause)))
        for line in ["trips", "regions"] { _ = await stage.type(line) }
        #expect(await stage.type("3").contains("Jaunt could not save the session (disk full)."))
        #expect(await stage.type("errors").contains("Jaunt could not save the session, just now, Session, disk full"))
    }

    @Test("tells what goes wrong again in one line, with its last time and how often")
    func again() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        #expect(await stage.type("errors") == "Nothing went wrong.")
        for _ in 1...3 {
            countries.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
            #expect(await stage.type("reload").contains("api cannot be reached (refused)."))
        }
        #expect(
            await stage.type("errors")
                == "Errors: 1 error, the newest first\n1 api cannot be reached, just now, 3 times, Countries, refused")
        #expect(
            await stage.type("1")
                == "just now, 3 times, Countries: api cannot be reached (refused). Check the network and the address.")
    }

    @Test("tells two errors of one page once each, however often the page is said")
    func twoErrors() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        _ = await stage.type("1")
        countries.named.always { name in Reading(failure: .unreachable(source: name, cause: SampleFailure("refused"))) }
        _ = await stage.type("compare x")
        for line in ["show", "help", "show", "trips", "countries"] { _ = await stage.type(line) }
        let lines = await stage.type("errors").split(separator: "\n").dropFirst().map { $0.drop(while: { $0.isNumber || $0 == " " }) }
        #expect(lines.contains("x cannot be reached, just now, Austria and x, refused"))
        #expect(Set(lines).count == lines.count, "\(lines)")
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
