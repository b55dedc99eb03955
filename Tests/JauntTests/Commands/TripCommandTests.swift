import Foundation
import GRDB
import TestSupport
import Testing

extension RealProgram {
    /// `jaunt trip ID`.
    @Suite struct TripCommandTests {
        /// A trip of the program's own.
        private func trip() throws -> (id: String, record: [String: Any]) {
            let record = try #require(try Home().jaunt("trips", "--format", "json").records().first)
            return (try #require(record["id"] as? String), record)
        }

        @Test func aTripIsPrintedForProgramsAndForPeople() throws {
            let (id, record) = try trip()
            let json = try Home().jaunt("trip", id, "--format", "json")
            #expect(json.status == .exited(0))
            #expect(try json.record()["departure_city"] as? String == record["departure_city"] as? String)
            let table = try Home().jaunt("trip", id, "--format", "table")
            #expect(table.lines[0].hasPrefix("Departure   When "))
            #expect(table.lines.contains { $0.hasPrefix("In figures  Distance") && $0.contains(" km") })
            let miles = try Home().with(["JAUNT_UNITS": "miles"]).jaunt("trip", id, "--format", "table")
            #expect(miles.lines.contains { $0.contains(" mi each way") })
        }

        @Test func aTripIsPrintedForACalendar() throws {
            let run = try Home().jaunt("trip", try trip().id, "--ics")
            #expect(run.status == .exited(0))
            #expect(run.output.hasPrefix("BEGIN:VCALENDAR\r\n") && run.output.hasSuffix("END:VCALENDAR\r\n"))
            #expect(run.output.contains("\r\nDTSTART:20"))
        }

        @Test func aTripOfNoKnownTimeIsNothingForACalendarAndOneOfWhichTheWayBackIsKnownIs() throws {
            let folder = try DataFolder()
            var ids = ["neither", "back"]
            try folder.changeRecords(of: "trips.json", ids.count) { trip in
                let id = ids.removeFirst()
                trip["id"] = id
                trip["departure_at"] = nil
                if id == "neither" { trip["return_at"] = nil }
            }
            func run(_ id: String) throws -> ProcessRun { try Home().jaunt("trip", id, "--ics", "--data", folder.path) }
            let neither = try run("neither")
            #expect(neither.status == .exited(1) && neither.output == "")
            #expect(neither.errors.hasSuffix("jaunt: The feed does not say when this trip is.\n"), "\(neither.errors)")
            let back = try run("back")
            #expect(back.status == .exited(0), "\(back.errors)")
            #expect(back.output.components(separatedBy: "BEGIN:VEVENT").count == 2 && back.output.contains("-back@jaunt\r\n"))
        }

        @Test func withPlainItsPageIsSaidOverAPipeUnlessItIsToBePrinted() throws {
            let id = try trip().id
            func run(_ options: String...) throws -> ProcessRun {
                try ProcessRun.run(
                    [Places.program, "--plain", "trip", id] + options, environment: Home().environment, input: "help\nquit\n",
                    within: .seconds(20))
            }
            let plain = try run()
            #expect(plain.status == .exited(0))
            #expect(plain.output.hasPrefix("Jaunt. help lists the commands.\n"), "\(plain.output)")
            let lines = plain.output.split(separator: "\n")
            #expect(lines.count { $0.hasPrefix("Departure, When: ") } == 1)
            #expect(lines.count { $0.hasPrefix("In figures, Distance: ") && $0.contains(" km") } == 1)
            #expect(plain.output.contains("General, Trip: \(id)\n") && plain.output.contains("\nquit"), "and help is answered")
            #expect(try run("--columns", "id", "--no-header").output == id + "\n")
            #expect(try run("--format", "json").record()["id"] as? String == id)
        }

        @Test func aTripIsMeantByHowItsIdentityBegins() throws {
            let folder = try DataFolder()
            var ids = ["c1f490ea", "c1f7"]
            try folder.changeRecords(of: "trips.json", ids.count) { $0["id"] = ids.removeFirst() }
            func run(_ typed: String) throws -> ProcessRun {
                try Home().jaunt("trip", typed, "--columns", "id", "--no-header", "--data", folder.path)
            }
            for typed in ["c1f4", "c1f490e", "c1f490e…", "c1f49...", "c1f490ea"] {
                #expect(try run(typed).output == "c1f490ea\n", "\(typed)")
            }
            let both = try run("c1f…")
            #expect(both.status == .exited(3))
            #expect(both.errors == "jaunt: 'c1f…' may be c1f490ea or c1f7: type more of it.\n")
            #expect(try run("c1").status == .exited(3))
            #expect(try run("").status == .exited(64))
        }

        @Test func aTripIsMeantByItsIdentityAsCSVHasIt() throws {
            let folder = try DataFolder()
            var ids = ["=q7zk", "@abc", "'quoted"]
            try folder.changeRecords(of: "trips.json", ids.count) { $0["id"] = ids.removeFirst() }
            let home = try Home()
            for (typed, id) in [("'=q7zk", "=q7zk"), ("=q7zk", "=q7zk"), ("'@ab", "@abc"), ("'quoted", "'quoted")] {
                let run = try home.jaunt("trip", typed, "--columns", "id", "--format", "tsv", "--no-header", "--data", folder.path)
                #expect(run.output == id + "\n", "\(typed)")
            }
            let add = try home.jaunt("favourites", "add", "'=q7zk", "--data", folder.path)
            #expect(add.status == .exited(0), "\(add.errors)")
            #expect(try home.jaunt("favourites", "remove", "'=q7zk", "--data", folder.path).status == .exited(0))
        }

        @Test func aTripThatTheFeedHasNoLongerIsSaidToBeAFavourite() throws {
            let (home, folder) = (try Home(), try DataFolder())
            try folder.changeRecords(of: "trips.json", 1) { $0["id"] = "q7zk" }
            #expect(try home.jaunt("favourites", "add", "q7zk", "--data", folder.path).status == .exited(0))
            let there = try home.jaunt("trip", "q7zk", "--columns", "id", "--no-header", "--data", folder.path)
            #expect(there.output == "q7zk\n" && !there.errors.contains("favourites"), "\(there.errors)")
            try folder.changeRecords(of: "trips.json", 1) { $0["id"] = "another" }
            let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
            try database.write { try $0.execute(sql: "UPDATE favourite SET seen_at = seen_at - 3 * 86400000 - 1000") }
            try database.close()
            for typed in ["q7zk", "q7z"] {
                let gone = try home.jaunt("trip", typed, "--columns", "id", "--no-header", "--data", folder.path)
                #expect(gone.output == "q7zk\n" && gone.status == .exited(0))
                #expect(gone.errors.hasPrefix("jaunt: this is from your favourites, last seen 3 days ago.\n"), "\(gone.errors)")
            }
        }

        @Test func aTripThatNobodyHasIsStatus3() throws {
            let run = try Home().jaunt("trip", "nope")
            #expect(run.status == .exited(3))
            #expect(run.errors == "jaunt: No trip is called 'nope'.\n")
        }

        @Test func countriesAreNamedInAnotherLanguageWhereThatIsSet() throws {
            let home = try Home().with(["JAUNT_LANGUAGE": "de"])
            let names = try home.jaunt("countries", "--format", "table", "--columns", "name").lines
            #expect(
                names.dropFirst().prefix(3).map { $0.trimmingCharacters(in: .whitespaces) } == ["Afghanistan", "Ägypten", "Ålandinseln"])
            #expect(try home.jaunt("countries", "--format", "table").lines.contains { $0.hasPrefix("DE      Deutschland ") })
            #expect(
                try home.with(["JAUNT_LANGUAGE": "auto", "LANG": "fr_FR.UTF-8"]).jaunt("countries", "--format", "table").lines.contains {
                    $0.contains("Allemagne")
                })
        }

        @Test(arguments: ["ja", "ar", "hi", "ru"])
        func whereTheLocaleIsNotUTF8ALanguageWithOtherLettersIsEnglish(language: String) throws {
            let home = try Home().with(["JAUNT_LANGUAGE": language])
            let ascii = home.with(["JAUNT_LANGUAGE": language, "LC_ALL": "C"])
            let table = try ascii.jaunt("countries", "japan", "--format", "table", "--columns", "name,capitals").output
            #expect(table.contains("Japan") && table.contains("Tokyo") && !table.contains("?"), "\(table)")
            for map in [try ascii.jaunt("map", "japan").output, try home.jaunt("map", "japan", "--ascii").output] {
                #expect(map.contains("Japan") && map.contains("Tokyo") && !map.contains("?"), "\(map)")
            }
            let terminal = try ascii.open(["japan"])
            try terminal.wait(for: "Tokyo")
            #expect(terminal.shows("Countries / Japan"), "\(terminal.screen.text)")
        }

        @Test(arguments: [
            (["country", "Frankreich", "--columns", "alpha3", "--no-header"], "FRA\n"),
            (["country", "france", "--columns", "alpha3", "--no-header"], "FRA\n"),
            (["country", "elfenbeinküste", "--columns", "alpha3", "--no-header"], "CIV\n"),
            (["countries", "tschechische republik", "--columns", "alpha3", "--no-header"], "CZE\n"),
            (["route", "Osttimor", "indonesien", "--columns", "alpha3", "--no-header"], "TLS\nIDN\n"),
            (["borders", "Österreich", "--columns", "alpha2", "--no-header"], "CZ\nDE\nHU\nIT\nLI\nSK\nSI\nCH\n"),
            (["route", "Deutschland", "oesterreich", "--columns", "alpha3", "--no-header"], "DEU\nAUT\n"),
            (["trips", "--to", "Lettland", "--max-price", "100", "--columns", "route", "--no-header"], "BER-RIX\n"),
            (["favourites", "add", "lettland"], "Kept country LVA.\n"),
            (["countries", "niederlande", "--columns", "alpha3", "--no-header"], "NLD\nBES\n"),
        ])
        func countriesAreMeantByTheirNamesInThatLanguage(arguments: [String], output: String) throws {
            let run = try Home().with(["JAUNT_LANGUAGE": "de"]).jaunt(arguments)
            #expect(run.status == .exited(0))
            #expect(run.output == output)
        }

        @Test(arguments: [
            ["countries"], ["countries", "--sort", "name"], ["countries", "--sort", "region"], ["countries", "^vu"],
            ["borders", "germany"],
        ])
        func whatProgramsGetIsTheSameInEveryLanguage(arguments: [String]) throws {
            let home = try Home()
            for format in ["tsv", "json"] {
                let english = try home.jaunt(arguments + ["--format", format]).output
                #expect(
                    try home.with(["JAUNT_LANGUAGE": "de", "LANG": "de_DE.UTF-8"]).jaunt(arguments + ["--format", format]).output == english
                )
            }
        }

        @Test func aFavouriteIsMeantByItsNameInThatLanguage() throws {
            let home = try Home().with(["JAUNT_LANGUAGE": "de"])
            #expect(try home.jaunt("favourites", "add", "LV").status == .exited(0))
            #expect(try home.jaunt("favourites", "remove", "lettland").output == "Removed country LVA.\n")
        }
    }
}
