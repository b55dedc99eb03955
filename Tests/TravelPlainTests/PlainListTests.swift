import TestSupport
import Testing
import TravelFeatures
import TravelKit
import TravelPlain

@Suite("Columns and marks without a screen", .timeLimit(.minutes(1)))
struct PlainListTests {
    @Test("says the columns that are wanted, in their order, and remembers them")
    func columns() async throws {
        let session = FakeSessionRepository()
        let stage = PlainStage(session: session)
        let rest =
            " Name those that you want, or give their numbers, in their order, or with - those that you do not; all brings all back."
            + " Native name stays last."
        #expect(
            await stage.type("columns") == "Columns: 2 country, 1 code, 3 capital, 4 region, 5 population, 6 native name." + rest)
        _ = await stage.type("/aus")
        #expect(await stage.type("columns capital, code") == "Countries: 1 of 13 countries with 'aus'\n1 Vienna, AT")
        #expect(await stage.type("columns code, country") == "Countries: 1 of 13 countries with 'aus'\n1 AT, Austria")
        #expect(await stage.type("columns country native") == "Countries: 1 of 13 countries with 'aus'\n1 Austria, Österreich")
        #expect(
            await stage.type("columns")
                == "Columns: 2 country, 6 native name. Left out: 1 code, 3 capital, 4 region, 5 population." + rest)
        let again = PlainStage(session: session)
        #expect(await again.type("/aus") == "Countries: 1 of 13 countries with 'aus'\n1 Austria, Österreich")
        #expect(await again.type("columns all").hasSuffix("\n1 Austria, AT, Vienna, Europe, 9,197,213, Österreich"))
        #expect(try session.load().columns.isEmpty)
    }

    @Test("says of a long list what was sorted and found, and nothing before that")
    func longList() async {
        let stage = PlainStage(trips: FakeTripRepository(Trip.many), start: .view(.trips))
        let sorted = await stage.type("sort price").split(separator: "\n")
        #expect(sorted.first?.hasPrefix("Trips: 5,001 trips, sorted by price") == true)
        let first = sorted.filter { $0.hasPrefix("1 ") }
        #expect(first.count == 1 && first.allSatisfy { $0.contains("€5,000.00") }, "\(first)")
        #expect(await stage.type("/malaga").hasPrefix("Trips: 2 of 5,001 trips with 'malaga', sorted by price"))
    }

    @Test("leaves columns out, but not all of them, and says what is no column")
    func hidden() async {
        let stage = PlainStage()
        _ = await stage.type("/aus")
        #expect(await stage.type("columns -population, -native name").hasSuffix("\n1 Austria, AT, Vienna, Europe"))
        #expect(await stage.type("columns -code -region").hasSuffix("\n1 Austria, Vienna"))
        #expect(await stage.type("columns all").hasSuffix("\n1 Austria, AT, Vienna, Europe, 9,197,213, Österreich"))
        #expect(await stage.type("columns -native name").hasSuffix("\n1 Austria, AT, Vienna, Europe, 9,197,213"))
        #expect(await stage.type("columns -native name -region").hasSuffix("\n1 Austria, AT, Vienna, 9,197,213"))
        #expect(await stage.type("columns country, capital").hasSuffix("\n1 Austria, Vienna"))
        #expect(await stage.type("columns -country, -capital") == "One column has to stay.")
        #expect(await stage.type("columns capital, x").hasPrefix("There is no such column. Columns: 2 country, 3 capital. Left out: "))
        #expect(await stage.type("show").hasSuffix("\n1 Austria, Vienna"))
        _ = await stage.type("favourites")
        #expect(
            await stage.type("columns").hasPrefix(
                "Columns: 2 favourite, 1 kept, 3 codes, 4 dates or capital, 5 price, 6 state, 7 note. Name those that you want"))
    }

    @Test("takes the name that records have for a column")
    func fields() async {
        let stage = PlainStage()
        _ = await stage.type("/ia$ !asia")
        #expect(await stage.type("sort capitals").contains(", sorted by capital\n"))
        #expect(await stage.type("sort alpha2").contains(", sorted by code\n"))
        #expect(await stage.type("sort name").contains(", sorted by country\n"))
        #expect(await stage.type("columns capitals native_name").hasSuffix("\n3 Ljubljana, Slovenija"))
    }

    @Test("takes the number of a column for its name, whichever columns are said")
    func numbers() async {
        let stage = PlainStage()
        _ = await stage.type("/ia$ !asia")
        #expect(await stage.type("sort 5").hasPrefix("Countries: 3 of 13 countries with 'ia$ !asia', sorted by population\n1 Slovenia"))
        #expect(await stage.type("sort 5").contains(", sorted by population, reversed\n1 Czechia"))
        #expect(await stage.type("sort 0").hasPrefix("Countries: 3 of 13 countries with 'ia$ !asia'\n1 Austria"))
        #expect(await stage.type("columns 3 2").hasSuffix("\n3 Ljubljana, Slovenia"))
        #expect(await stage.type("columns -3").hasSuffix("\n3 Slovenia"))
        #expect(await stage.type("columns 2, capital").hasSuffix("\n3 Slovenia, Ljubljana"))
        for words in ["sort 7", "columns 7", "columns 0", "columns 2 99999999999999999999"] {
            #expect(await stage.type(words).hasPrefix("There is no such column. "), "\(words)")
        }
    }

    @Test("takes a number for a column where columns were said last, and for a line where anything else was")
    func numbersOfColumns() async {
        let stage = PlainStage()
        _ = await stage.type("/ia$ !asia")
        for words in ["sort", "sort x"] {
            _ = await stage.type(words)
            #expect(await stage.type("5").contains(", sorted by population"), "\(words)")
        }
        _ = await stage.type("sort")
        #expect(await stage.type("0").hasPrefix("Countries: 3 of 13 countries with 'ia$ !asia'\n1 Austria"))
        _ = await stage.type("columns")
        #expect(await stage.type("2").hasSuffix("\n1 Austria\n2 Czechia\n3 Slovenia"))
        _ = await stage.type("sort")
        #expect(await stage.type("9").hasPrefix("There is no such column. Sort by one of: "))
        _ = await stage.type("nosuch")
        #expect(await stage.type("9") == "There is no 9: choose from 1 to 3.")
        _ = await stage.type("sort")
        _ = await stage.type("show")
        #expect(await stage.type("3").hasPrefix("Slovenia\n"))
        for word in ["countries", "map", "sort"] { _ = await stage.type(word) }
        #expect(await stage.type("1").hasPrefix("On it: 13 countries, sorted by country\n"), "no map of the first line")
    }

    @Test("shows the columns that were chosen on the screen, in its order")
    func ofTheScreen() async {
        var session = Session()
        session.columns["countries"] = ["population", "code", "-capital", "name", "-region", "native"]
        let stage = PlainStage(session: FakeSessionRepository(session))
        #expect(await stage.type("/aus").hasSuffix("\n1 9,197,213, AT, Austria, Österreich"))
    }

    @Test("says names first where the screen's columns are hidden but not moved, and moves none of the screen's by leaving one out")
    func ofBoth() async throws {
        var session = Session()
        session.columns["countries"] = ["code", "name", "-capital", "-region", "population", "native"]
        let repository = FakeSessionRepository(session)
        let stage = PlainStage(session: repository)
        #expect(await stage.type("/aus").hasSuffix("\n1 Austria, AT, 9,197,213, Österreich"))
        #expect(await stage.type("columns -population").hasSuffix("\n1 Austria, AT, Österreich"))
        #expect(try repository.load().columns["countries"] == ["code", "name", "-capital", "-region", "-population", "native"])
    }

    @Test("says that columns cannot be remembered, and shows them")
    func notRemembered() async {
        let failure = RepositoryError.storage(doing: "write the session", cause: SampleFailure("disk full"))
        let stage = PlainStage(session: FakeSessionRepository(saveFailure: failure))
        _ = await stage.type("/aus")
        #expect(
            await stage.type("columns country")
                == "Countries: 1 of 13 countries with 'aus'\n1 Austria\nJaunt could not write the session (disk full).")
        #expect(stage.app.hasFailed)
    }

    @Test("says why the columns of before cannot be read, once, and among the errors")
    func unreadable() async {
        let failure = RepositoryError.storage(doing: "read the last session", cause: SampleFailure("no JSON"))
        let stage = PlainStage(session: FakeSessionRepository(loadFailure: failure))
        await stage.app.settled()
        #expect(stage.said.contains("\nJaunt could not read the last session (no JSON)."))
        #expect(await !stage.type("/aus").contains("last session"))
        #expect(await stage.type("errors").hasSuffix("\n1 Jaunt could not read the last session, just now, Session, no JSON"))
    }

    @Test("says the list of a country's page, and that of a way, again when it has come anew")
    func reload() async {
        let stage = PlainStage()
        _ = await stage.type("1")
        let neighbours = """
            Across its land borders: 4 neighbours
            1 Czechia, 3 borders, 10,905,028 people, Česko
            2 Germany, 9 borders, 83,491,249 people, Deutschland
            3 Slovenia, 1 border, 2,130,638 people, Slovenija
            4 Switzerland, 3 borders, 9,005,582 people, Schweiz
            """
        for _ in 1...2 { #expect(await stage.type("reload") == neighbours) }
        let way = await stage.type("way germany")
        let again = await stage.type("reload")
        #expect(again.hasPrefix("Way 1") && again.contains(": 2 countries\n1 Austria, Vienna\n2 Germany, Berlin"), "\(again)")
        #expect(way.hasSuffix("\n" + again), "\(way)")
    }

    @Test("has the columns that were chosen on another page of the same kind")
    func ofAnotherPage() async {
        let stage = PlainStage()
        _ = await stage.type("/germany")
        _ = await stage.type("1")
        let before = await stage.type("show")
        #expect(before.contains("\n1 Austria, "))
        _ = await stage.type("1")
        _ = await stage.type("columns neighbour")
        _ = await stage.type("back")
        #expect(await stage.type("show").contains("\n1 Austria\n"))
    }

    @Test("writes the country itself on the page of one without neighbours, as the screen does")
    func island() async {
        let stage = PlainStage()
        _ = await stage.type("country iceland")
        #expect(await stage.type("export ISL.json") == "1 country exported to /here/ISL.json.")
        #expect(stage.exporter.files["ISL.json"]?.contains("\"alpha3\":\"ISL\"") == true)
        #expect(await stage.type("export ISL.json") == "ISL.json is there already; the same command again replaces it.")
        #expect(await stage.type("export").hasPrefix("Say where to: export and a name that ends in "))
        #expect(await stage.type("export x.txt") == "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
    }

    @Test("exports the fields of the columns alone where that is said, and over a file that is there when just that is said twice")
    func exportOfColumns() async {
        let stage = PlainStage()
        let isThere = "a.csv is there already; the same command again replaces it."
        _ = await stage.type("columns capital, code")
        #expect(await stage.type("export a.csv columns") == "13 countries (shown columns) exported to /here/a.csv.")
        #expect(stage.exporter.files["a.csv"]?.hasPrefix("capitals,alpha2\r\nVienna,AT\r\n") == true)
        #expect(await stage.type("export a.csv columns") == isThere)
        #expect(await stage.type("export a.csv") == isThere, "all fields were not wanted before")
        #expect(stage.exporter.files["a.csv"]?.hasPrefix("capitals,alpha2\r\n") == true)
        #expect(await stage.type("export a.csv") == "13 countries exported to /here/a.csv.")
        #expect(stage.exporter.files["a.csv"]?.hasPrefix("alpha2,alpha3,") == true)
        #expect(await stage.type("export \"b c.json\" columns") == "13 countries (shown columns) exported to /here/b c.json.")
        #expect(stage.exporter.files["b c.json"]?.hasPrefix("[\n{\"alpha2\":\"AT\",\"capitals\":[\"Vienna\"]},\n") == true)
        #expect(await stage.type("export columns") == "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
        _ = await stage.type("country germany")
        #expect(await stage.type("export b.csv columns").contains(" neighbours (2 of 4 shown columns) exported to /here/b.csv."))
        _ = await stage.type("columns borders, population")
        #expect(await stage.type("export n.csv columns") == "The records have no field for the columns that are said.")
        #expect(stage.exporter.files["n.csv"] == nil)
        _ = await stage.type("country iceland")
        #expect(await stage.type("export i.csv columns") == "Only a list has columns: leave that word out.")
    }

    @Test("marks lines by numbers, says so, and exports what is marked where the filter shows it")
    func marks() async {
        let stage = PlainStage()
        #expect(await stage.type("mark") == "Say which ones by their numbers, such as: mark 1 3-5")
        #expect(await stage.type("mark 99") == "There is no 99: choose from 1 to 13.")
        #expect(await stage.type("mark none") == "Nothing is marked.")
        #expect(
            await stage.type("mark 1, 7") == """
                Countries: 13 countries, 2 marked
                1 Austria, marked, AT, Vienna, Europe, 9,197,213, Österreich
                7 Iceland, marked, IS, Reykjavík, Europe, 391,810, Ísland
                """)
        #expect(
            await stage.type("mark 7") == """
                Countries: 13 countries, 1 marked
                7 Iceland, IS, Reykjavík, Europe, 391,810, Ísland
                """)
        _ = await stage.type("/ger")
        #expect(await stage.type("mark 1").hasPrefix("Countries: 1 of 13 countries with 'ger', 2 marked, 1 shown\n1 Germany, marked, DE, "))
        #expect(await stage.type("export a.csv") == "1 marked country exported to /here/a.csv.")
        let lines = stage.exporter.files["a.csv"]?.split(separator: "\r\n").dropFirst().map { $0.prefix(6) }
        #expect(lines == ["DE,DEU"])
        #expect(await stage.type("mark none").hasPrefix("Countries: 1 of 13 countries with 'ger'\n1 Germany, DE, "))
    }

    @Test("takes ranges of numbers, and nothing that is none", arguments: ["1-3", "3-1", "1 2 3", "3 1-2", "2,1,3,3"])
    func numbers(_ numbers: String) async {
        let stage = PlainStage()
        #expect(await stage.type("mark " + numbers).hasPrefix("Countries: 13 countries, 3 marked\n"))
        for wrong in ["1-", "-1", "1-2-3", "a", "1 a", "0", "99999999999999999999", "1-99999999999999999999"] {
            #expect(await !stage.type("mark " + wrong).contains("marked"), "\(wrong)")
        }
        #expect(await stage.type("mark 1-3").hasPrefix("Countries: 13 countries\n"), "each of them no longer")
    }
}
