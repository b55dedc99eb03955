import Foundation
import GRDB
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// `jaunt favourites`.
    @Suite struct FavouritesCommandTests {
        private func trip(_ home: Home) throws -> String {
            try #require(try home.jaunt("trips", "--format", "json").records().first?["id"] as? String)
        }

        @Test func withoutFavouritesTheListIsAnEmptyArray() throws {
            let home = try Home()
            let run = try home.jaunt("favourites", "list", "--format", "json")
            #expect(run.status == .exited(0) && run.output == "[]\n" && run.errors == "")
            #expect(try home.jaunt("favourites").status == .exited(0))
        }

        @Test func tripsAndCountriesAreKeptNotedAndRemoved() throws {
            let home = try Home()
            let id = try trip(home)
            let add = try home.jaunt("favourites", "add", id, "germany", "LV")
            #expect(add.output == "Kept trip \(id).\nKept country DEU.\nKept country LVA.\n")
            #expect(try home.jaunt("favourites", "note", "LVA", "ask Jānis \u{1B}[2J").output == "Noted.\n")
            var records = try home.jaunt("favourites", "list", "--format", "json").records()
            #expect(records.compactMap { $0["kind"] as? String }.sorted() == ["country", "country", "trip"])
            #expect(records.first { $0["id"] as? String == "LVA" }?["note"] as? String == "ask Jānis \u{1B}[2J")
            #expect(records.first { $0["id"] as? String == id }?["departure_city"] != nil)
            let table = try home.jaunt("favourites", "list")
            #expect(table.output.contains("ask Jānis") && !table.holdsControls)
            #expect(try home.jaunt("favourites", "remove", id, "Latvia").output == "Removed trip \(id).\nRemoved country LVA.\n")
            records = try home.jaunt("favourites", "list", "--format", "json").records()
            #expect(records.compactMap { $0["id"] as? String } == ["DEU"])
        }

        @Test func whatIsNamedTwiceIsKeptAndRemovedOnce() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany", "DE").output == "Kept country DEU.\n")
            #expect(try home.jaunt("favourites", "remove", "germany", "DEU").output == "Removed country DEU.\n")
        }

        @Test func tripsAreMeantByHowTheirIdentitiesBegin() throws {
            let home = try Home()
            let id = try trip(home)
            let typed = id.prefix(8) + "…"
            #expect(try home.jaunt("favourites", "add", String(typed)).output == "Kept trip \(id).\n")
            #expect(try home.jaunt("favourites", "note", String(typed), "two", "words").output == "Noted.\n")
            #expect(try home.jaunt("favourites", "--format", "json").records().first?["note"] as? String == "two words")
            #expect(try home.jaunt("favourites", "remove", String(typed)).output == "Removed trip \(id).\n")
        }

        @Test func whatWasRemovedComesBackOutOfTheCopies() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "restore").errors == "jaunt: All that the copies hold is kept.\n")
            #expect(try home.jaunt("favourites", "add", "germany", "LV").status == .exited(0))
            #expect(try home.jaunt("favourites", "note", "LV", "ask Janis").status == .exited(0))
            // As it would be called a day later.
            let copies = home.folder.file("data/jaunt/copies")
            let copy = try #require(try FileManager.default.contentsOfDirectory(atPath: copies).first)
            try FileManager.default.moveItem(atPath: "\(copies)/\(copy)", toPath: "\(copies)/favourites-2020-01-01.db")
            #expect(try home.jaunt("favourites", "remove", "LV").status == .exited(0))
            let before = try home.jaunt("favourites", "export").output
            #expect(try home.jaunt("favourites", "restore", "--format", "tsv", "--columns", "id,name").output == "id\tname\nLVA\tLatvia\n")
            let run = try home.jaunt("favourites", "restore", "--format", "json")
            #expect(run.status == .exited(0) && run.errors == "", "\(run.errors)")
            #expect(try run.records().map { $0["note"] as? String } == ["ask Janis"])
            #expect(try home.jaunt("favourites", "restore", "--columns", "nothing").status == .exited(64))
            #expect(try home.jaunt("favourites", "restore", "--all", "--limit", "1").status == .exited(64))
            #expect(try home.jaunt("favourites", "restore", "latvia", "germany").status == .exited(3))
            #expect(try home.jaunt("favourites", "export").output == before, "a listing and a wrong name change nothing")
            #expect(try home.jaunt("favourites", "restore", "latvia").output == "Restored country LVA.\n")
            let records = try home.jaunt("favourites", "--format", "json").records()
            #expect(records.first { $0["id"] as? String == "LVA" }?["note"] as? String == "ask Janis")
        }

        @Test func whatWasKeptAndRemovedOnOneDayComesBackOnce() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "latvia", "germany", "japan").status == .exited(0))
            #expect(try home.jaunt("favourites", "note", "JPN", "plan").status == .exited(0))
            #expect(try home.jaunt("favourites", "remove", "japan", "latvia").status == .exited(0))
            #expect(try home.jaunt("favourites", "restore", "--columns", "id", "--no-header", "--sort", "id").lines == ["JPN", "LVA"])
            let twice = try home.jaunt("favourites", "restore", "JPN", "japan")
            #expect(twice.output == "Restored country JPN.\ncountry JPN is kept.\n", "\(twice.errors)")
            #expect(try home.jaunt("favourites", "restore", "--all", "latvia").status == .exited(64))
            #expect(try home.jaunt("favourites", "restore", "--all").output == "Restored country LVA.\n")
            let records = try home.jaunt("favourites", "--format", "json").records()
            #expect(records.count == 3 && records.first { $0["id"] as? String == "JPN" }?["note"] as? String == "plan")
        }

        @Test func aNoteThatACopyAloneHasComesBackWhereNoneStands() throws {
            let home = try Home()
            for line in ["add DEU", "note DEU Anna", "remove DEU", "add DEU"] { _ = try home.shell("$JAUNT favourites \(line)") }
            #expect(try home.jaunt("favourites", "restore", "--columns", "id,note", "--format", "tsv").output == "id\tnote\nDEU\tAnna\n")
            #expect(try home.jaunt("favourites", "restore", "DEU").output == "Restored the note of country DEU.\n")
            #expect(try home.jaunt("favourites", "note", "DEU", "Ben").output == "Noted.\n")
            let other = try home.jaunt("favourites", "restore", "DEU")
            #expect(other.output == "country DEU is kept.\n" && other.errors.contains("the copy's is: Anna\n"), "\(other.errors)")
        }

        /// A home whose favourites are Japan and what was written into their file, and from which Latvia and Germany were removed.
        private func homeWithRemoved(_ sql: String) throws -> Home {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "latvia", "germany", "japan").status == .exited(0))
            #expect(try home.jaunt("favourites", "remove", "latvia", "germany").status == .exited(0))
            let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
            try database.write { try $0.execute(sql: sql) }
            try database.close()
            return home
        }

        @Test func whatComesBackTogetherComesBackInOneStepOrNotAtAll() throws {
            let home = try homeWithRemoved(
                "CREATE TRIGGER refused BEFORE INSERT ON favourite WHEN NEW.id = 'LVA' BEGIN SELECT RAISE(ABORT, 'refused'); END")
            #expect(try home.jaunt("favourites", "restore", "--columns", "id", "--no-header").lines == ["DEU", "LVA"])
            let run = try home.jaunt("favourites", "restore", "--all")
            #expect(run.status == .exited(1) && run.output == "")
            #expect(run.errors.contains("It could not be saved: refused"), "\(run.errors)")
            #expect(try home.jaunt("favourites", "--format", "json").records().compactMap { $0["id"] as? String } == ["JPN"])
        }

        @Test func whatCannotBeReadKeepsNothingElseFromComingBack() throws {
            let home = try homeWithRemoved("INSERT INTO favourite VALUES ('country', 'DEU', '{}', NULL, 1, 1)")
            let run = try home.jaunt("favourites", "restore", "--all")
            #expect(run.status == .exited(1) && run.output == "Restored country LVA.\n")
            #expect(run.errors.contains("It could not be saved: country DEU: its record cannot be read"), "\(run.errors)")
        }

        @Test func aLongNoteIsWholeInEveryFormatForPrograms() throws {
            let home = try Home()
            let note = String(repeating: "word ", count: 2000) + "end"
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            #expect(try home.jaunt("favourites", "note", "germany", note).status == .exited(0))
            for format in ["csv", "tsv", "ndjson"] {
                #expect(try home.jaunt("favourites", "--format", format, "--columns", "note").output.contains(note), "\(format)")
            }
        }

        @Test func aNoteThatIsNotThereIsNotTakenAway() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let nothing = try home.jaunt("favourites", "note", "germany")
            #expect(nothing.output == "" && nothing.errors == "jaunt: There is no note.\n")
            #expect(try home.jaunt("favourites", "note", "germany", "  ").output == "There was no note.\n")
            #expect(try home.jaunt("favourites", "note", "germany", "x").output == "Noted.\n")
            #expect(try home.jaunt("favourites", "note", "germany").output == "x\n")
            let written = try home.jaunt("favourites", "note", "germany", "y")
            #expect(written.output == "Noted.\n" && written.errors == "jaunt: Before, it was: x\n")
            let gone = try home.jaunt("favourites", "note", "germany", "")
            #expect(gone.output == "The note is gone.\n" && gone.errors == "jaunt: Before, it was: y\n")
        }

        @Test func aCountryIsKeptWithoutTheFeedBeingAsked() async throws {
            try await withServer { server in
                let home = try Home()
                #expect(try home.jaunt("favourites", "add", "germany", "LV", "--trips-url", server.address).status == .exited(0))
                #expect(server.requests == [])
            }
        }

        @Test func whatCannotBeImportedIsSaidInWords() throws {
            let home = try Home()
            func errors(_ path: String) throws -> String {
                let run = try home.jaunt("favourites", "import", path)
                #expect(run.status == .exited(1) && run.output == "")
                return run.errors
            }
            #expect(try errors("/tmp") == "jaunt: /tmp cannot be read: Is a directory\n")
            #expect(try errors("/nowhere") == "jaunt: /nowhere cannot be read: No such file or directory\n")
            #expect(try errors("/dev/zero") == "jaunt: /dev/zero cannot be read: it is larger than 64 MiB\n")
            let piped = try home.shell("echo x | \"$JAUNT\" favourites import -")
            #expect(piped.status == .exited(1) && piped.errors.hasPrefix("jaunt: standard input: "), "\(piped.errors)")
        }

        @Test(arguments: ["- with Anna", "-hot"])
        func aNoteThatLooksLikeAnOptionIsNotTakenForACallForHelp(note: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "LV").status == .exited(0))
            let run = try home.jaunt("favourites", "note", "LV", note)
            #expect(run.status == .exited(64) && run.output.isEmpty && run.errors.contains("Unknown option '\(note)'"), "\(run.errors)")
            #expect(try home.jaunt("favourites", "note", "LV", "--", note).status == .exited(0))
            #expect(try home.jaunt("favourites", "note", "LV").output == note + "\n")
        }

        /// A computer whose clock begins in 1970 looks at a demo trip that is kept: it is moved there with its dates.
        @Test func aTripIsReadableThoughAWrongClockHasSeenIt() throws {
            let home = try Home()
            let id = try trip(home)
            #expect(try home.jaunt("favourites", "add", id).status == .exited(0))
            let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
            try database.write { database in
                let text = try String.fetchOne(database, sql: "SELECT snapshot FROM favourite") ?? ""
                let moved = text.replacing(#/"(createdAt|expiresAt)":\d+/#) { "\"\($0.output.1)\":-234934512" }
                #expect(moved != text)
                try database.execute(sql: "UPDATE favourite SET snapshot = ?", arguments: [moved])
            }
            try database.close()
            let list = try home.jaunt("favourites", "--columns", "id", "--no-header")
            #expect(list.errors.isEmpty && list.output.hasPrefix(id), "\(list.errors)")
        }

        @Test func aRecordWithoutAnIdentityIsSkipped() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", try trip(home), "germany").status == .exited(0))
            let exported = try home.jaunt("favourites", "export").output
            let nameless = exported.replacing(#/"id":"[^"]*"/#, with: #""id":"""#)
            #expect(nameless != exported)
            let other = try Home()
            let run = try other.jaunt("favourites", "import", try other.folder.write(nameless, to: "favourites.json"))
            #expect(run.output == "1 added, 0 changed, 0 as they were.\n" && run.status == .exited(1))
            #expect(run.errors == "jaunt: 1 of 2 records could not be read and was skipped; [1]: its identity is none: \"\".\n")
        }

        @Test func tablesShowDeparturesInTheTimeOfTheAirportAsTripsDo() throws {
            let home = try Home().with(["TZ": "Asia/Tokyo"])
            func rows(_ command: String) throws -> [String] {
                let run = try home.jaunt(command, "--format", "table", "--columns", "id,departure_at", "--no-header")
                #expect(run.status == .exited(0), "\(run.errors)")
                return run.lines.map { $0.split(separator: " ").joined(separator: " ") }.sorted()
            }
            let trips = try rows("trips")
            let ids = try home.jaunt("trips", "--format", "json").records().compactMap { $0["id"] as? String }
            #expect(try home.jaunt(["favourites", "add"] + ids).status == .exited(0))
            #expect(try trips.count > 5 && rows("favourites") == trips)
        }

        @Test(arguments: [["add", "Atlantis"], ["remove", "germany"], ["note", "DEU", "x"]])
        func whatNobodyIsCalledIsStatus3(arguments: [String]) throws {
            let run = try Home().jaunt(["favourites"] + arguments)
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors.hasSuffix(" is called '\(arguments[1])'.\n"), "\(run.errors)")
        }

        @Test(arguments: [["add", ""], ["add", "germany", " "], ["remove", ""], ["note", "", "x"]])
        func nothingIsNoName(arguments: [String]) throws {
            let run = try Home().jaunt(["favourites"] + arguments)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors.hasPrefix("Error: Name a country, or a trip by its identity.\nUsage: jaunt favourites "), "\(run.errors)")
        }

        @Test func anExportIsImportedExactly() throws {
            let (one, two) = (try Home(), try Home())
            let trips = try one.jaunt("trips", "--format", "json").records().compactMap { $0["id"] as? String }
            #expect(try one.jaunt(["favourites", "add"] + trips + ["germany", "XK", "antarctica"]).status == .exited(0))
            #expect(try one.jaunt("favourites", "note", "DEU", "a \"b\" \\ 🇩🇪\n\u{202E}").status == .exited(0))
            let exported = try one.jaunt("favourites", "export")
            #expect(exported.status == .exited(0) && !exported.holdsControls)
            let file = try two.folder.write(exported.output, to: "favourites.json")
            #expect(try two.jaunt("favourites", "import", file).output == "\(trips.count + 3) added, 0 changed, 0 as they were.\n")
            #expect(try two.jaunt("favourites", "export").output == exported.output)
            #expect(try two.jaunt("favourites", "import", file).output == "0 added, 0 changed, \(trips.count + 3) as they were.\n")
            #expect(try two.jaunt("favourites", "note", "DEU", "mine").status == .exited(0))
            let again = try ProcessRun.run(
                [Places.program, "favourites", "import", "-"], environment: two.environment, input: exported.output)
            #expect(again.output == "0 added, 0 changed, \(trips.count + 3) as they were.\n")
            #expect(again.errors == "jaunt: 1 has another note here, which was left as it is.\n")
        }

        @Test(arguments: ["", "{}", "[1,2]", #"[{"id":"x"}]"#, "nonsense"])
        func whatIsNoExportIsAnErrorAndChangesNothing(text: String) throws {
            let home = try Home()
            let file = try home.folder.write(text, to: "x.json")
            let run = try home.jaunt("favourites", "import", file)
            #expect(run.status == .exited(1) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: \(file): "))
            #expect(try home.jaunt("favourites", "list", "--format", "json").output == "[]\n")
            #expect(try home.jaunt("favourites", "import", "/nowhere").errors.hasPrefix("jaunt: /nowhere cannot be read: "))
        }

        @Test(arguments: ["add", "remove"])
        func whereOneOfSeveralNamesIsWrongNothingIsDoneAndThatIsSaid(command: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let before = try home.jaunt("favourites", "export").output
            let run = try home.jaunt("favourites", command, command == "add" ? "france" : "germany", "Atlantis")
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: Nothing was changed.\n"), "\(run.errors)")
            #expect(run.errors.hasSuffix(" is called 'Atlantis'.\n"), "\(run.errors)")
            #expect(try home.jaunt("favourites", "export").output == before)
        }

        @Test(arguments: ["LVA", "Latvia"])
        func aRecordThatCannotBeReadIsNamedAndRemoved(name: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany", "france", "LV").status == .exited(0))
            let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
            try database.write { try $0.execute(sql: #"UPDATE favourite SET snapshot = '{"x":1}' WHERE id = 'LVA'"#) }
            try database.close()
            #expect(try home.jaunt("favourites").errors == "jaunt: 1 favourite could not be read and was skipped (country LVA).\n")
            let export = try home.jaunt("favourites", "export")
            #expect(export.status == .exited(1) && export.output.isEmpty)
            #expect(export.errors.contains("(country LVA).\njaunt: Nothing was exported: "), "\(export.errors)")
            let doctor = try home.jaunt("doctor")
            #expect(doctor.status == .exited(1), "\(doctor.output)")
            #expect(doctor.output.contains("2 kept, and 1 record that cannot be read: LVA. "), "\(doctor.output)")
            #expect(doctor.output.contains("'jaunt favourites remove LVA' takes it away"))
            let add = try home.jaunt("favourites", "add", "LV")
            #expect(add.status == .exited(1) && add.errors.contains("'jaunt favourites remove LVA' takes it away"), "\(add.errors)")
            // However often it is named.
            let removed = try home.jaunt("favourites", "remove", "germany", name, name, "LVA", "latvia")
            #expect(removed.status == .exited(0) && removed.output == "Removed country DEU.\nRemoved country LVA.\n", "\(removed.errors)")
            #expect(try home.jaunt("doctor").output.contains("1 kept, "))
            #expect(try home.jaunt("favourites", "remove", name).status == .exited(3))
        }

        @Test func whatCannotBeReadIsMeantByTheBeginningOfItsIdentityAsWell() throws {
            let home = try Home()
            let id = try trip(home)
            #expect(try home.jaunt("favourites", "add", id).status == .exited(0))
            let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
            try database.write { database in
                for other in ["abc-1", "abc-2"] {
                    try database.execute(
                        sql: "INSERT INTO favourite SELECT kind, ?, '{}', note, added_at, seen_at FROM favourite WHERE id = ?",
                        arguments: [other, id])
                }
            }
            try database.close()
            let several = try home.jaunt("favourites", "remove", id, "abc")
            #expect(several.status == .exited(3) && several.output == "")
            #expect(several.errors.contains("jaunt: Nothing was changed.\n"), "\(several.errors)")
            #expect(several.errors.hasSuffix("jaunt: 'abc' may be abc-1 or abc-2: type more of it.\n"), "\(several.errors)")
            #expect(try home.jaunt("favourites", "remove", "abc-1", "Atlantis").status == .exited(3))
            let removed = try home.jaunt("favourites", "remove", "abc-1", String(id.prefix(8)))
            #expect(removed.output == "Removed trip abc-1.\nRemoved trip \(id).\n", "\(removed.errors)")
            #expect(try home.jaunt("favourites", "remove", "abc").output == "Removed trip abc-2.\n")
        }

        @Test(arguments: ["list", "export", "add"])
        func whatCannotBeReadIsNotEmpty(command: String) throws {
            let home = try Home()
            // Root may read everything, but for what is no file.
            let path = home.folder.file("data/jaunt/favourites.db")
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            let run = try home.jaunt(["favourites", command] + (command == "add" ? ["germany"] : []))
            #expect(run.status == .exited(1) && run.output == "")
            let words =
                command == "add"
                ? "jaunt: It could not be saved: the file cannot be read: Is a directory (\(path))\n"
                : "jaunt: \(path) cannot be read: Is a directory. Take it away: a file belongs there.\n"
            #expect(run.errors.hasSuffix(words), "\(run.errors)")
            let doctor = try home.jaunt("doctor")
            #expect(doctor.status == .exited(1) && doctor.output.contains("favourites.db: it cannot be read: Is a directory."))
        }

        @Test(arguments: ["list", "export"])
        func aLinkThatLeadsNowhereIsNotEmpty(command: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let path = home.folder.file("data/jaunt/favourites.db")
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: home.folder.file("disk/favourites.db"))
            let run = try home.jaunt("favourites", command)
            #expect(run.status == .exited(1) && run.output == "")
            #expect(run.errors.contains("\(path) cannot be read: \(path) leads to "), "\(run.errors)")
        }

        @Test func aFileWhereAFolderShouldBeIsSaid() throws {
            var home = try Home()
            let file = try home.folder.write("not a folder", to: "file")
            home = home.with(["XDG_DATA_HOME": file])
            let words = "\(file) is a file where a folder should be (Not a directory); give it another name"
            let add = try home.jaunt("favourites", "add", "germany")
            #expect(add.status == .exited(1))
            #expect(add.errors.hasSuffix("It could not be saved: \(words) (\(file)/jaunt/favourites.db)\n"), "\(add.errors)")
            let doctor = try home.jaunt("doctor")
            #expect(doctor.status == .exited(1) && doctor.output.contains(words), "\(doctor.output)")
        }

        @Test func aFileThatIsGoneIsSaidWithItsNewestCopy() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            try FileManager.default.removeItem(atPath: home.folder.file("data/jaunt/favourites.db"))
            let list = try home.jaunt("favourites", "list", "--format", "json")
            #expect(list.status == .exited(0) && list.output == "[]\n")
            #expect(list.errors.hasPrefix("jaunt: The file of favourites is gone. The newest copy is copies/favourites-"), "\(list.errors)")
            let doctor = try home.jaunt("doctor")
            #expect(doctor.status == .exited(1) && doctor.output.contains("it is gone; the newest copy is copies/favourites-"))
            #expect(doctor.output.contains("'jaunt favourites restore'"), "\(doctor.output)")
            let export = try home.jaunt("favourites", "export")
            #expect(export.status == .exited(1) && export.output == "", "no backup becomes an empty one")
            #expect(export.errors.hasPrefix("jaunt: Nothing was exported: ") && export.errors.contains(" is gone. "), "\(export.errors)")
            // It is for the user to bring it back; what is begun instead does not take the copy's place.
            #expect(try home.jaunt("favourites", "add", "france").status == .exited(0))
            #expect(try home.jaunt("favourites").errors == "")
            #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder.file("data/jaunt/copies")).count == 2)
        }

        @Test func aReadOnlyFileIsReadAndCanBeWrittenAgainWhenItIsMadeWritable() throws {
            let home = try Home.ofAnotherUser()
            func run(_ line: String) throws -> ProcessRun { try home.otherShell(line) }
            #expect(try run("./jaunt favourites add germany").status == .exited(0))
            let list = try run("chmod 444 $DATABASE; ./jaunt favourites")
            #expect(list.output.contains("Germany") && list.errors.contains("it is read-only"), "\(list.errors)")
            #expect(try run("stat $DATABASE-shm").status != .exited(0), "nothing is left beside it")
            // As it was left by programs that opened it nevertheless.
            let add = try run("touch $DATABASE-shm; chmod 444 $DATABASE-shm; chmod 644 $DATABASE; ./jaunt favourites add france")
            #expect(add.status == .exited(0), "\(add.errors)")
            let unread = try run("chmod 000 $DATABASE; ./jaunt favourites export")
            #expect(unread.status == .exited(1) && unread.output == "" && unread.errors.contains("cannot be read: Permission denied."))
            #expect(try run("chmod 644 $DATABASE; ./jaunt doctor").output.contains("2 kept"))
        }

        @Test func theCacheIsCountedAndCleared() async throws {
            let home = try Home()
            #expect(try home.jaunt("cache", "info", "--format", "json").records().first?["answers"] as? Int == 0)
            #expect(try home.jaunt("cache", "clear").output == "0 answers forgotten.\n")
            #expect(try home.folder.names() == [], "nothing is made to look at it")
            try await withServer { server in
                #expect(try home.jaunt(["countries"] + server.options).status == .exited(0))
                let info = try #require(try home.jaunt("cache", "info", "--format", "json").records().first)
                #expect(info["path"] as? String == home.folder.file("cache/jaunt/cache.db"))
                let count = try #require(info["answers"] as? Int)
                #expect(count > 0 && info["bytes"] as? Int ?? 0 > 10_000)
                #expect(try home.jaunt("cache", "info").output.contains("newest"))
                #expect(try home.jaunt("cache", "clear").output == "\(count == 1 ? "1 answer" : "\(count) answers") forgotten.\n")
                #expect(try home.jaunt("cache", "info", "--format", "json").records().first?["answers"] as? Int == 0)
                #expect(try home.jaunt(["countries", "--offline"] + server.options).status == .exited(1))
            }
        }

        @Test func theDoctorSaysWhatIsWrongWithFilesAndWhatToDo() throws {
            let home = try Home()
            func finding(_ subject: String, _ home: Home) throws -> (state: String, detail: String) {
                let record = try home.jaunt("doctor", "--format", "json").records().first { $0["subject"] as? String == subject }
                return (record?["state"] as? String ?? "", record?["detail"] as? String ?? "")
            }
            #expect(try finding("Terminal", home).detail.hasPrefix("xterm-256color, 256 colours, UTF-8"))
            #expect(try finding("Terminal", home.with(["TERM": "nonsense"])).state == "problem")
            #expect(try finding("Favourites", home).detail.hasSuffix("favourites.db: nothing is kept yet"))
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            #expect(try finding("Favourites", home).detail.contains("1 kept"))
            #expect(try finding("Favourites", home).detail.contains("the newest copy is favourites-"))
            let path = home.folder.file("data/jaunt/favourites.db")
            try Data(repeating: 9, count: 9000).write(to: URL(fileURLWithPath: path))
            try home.folder.write("garbage", to: "cache/jaunt/cache.db")
            let favourites = try finding("Favourites", home)
            #expect(favourites.state == "problem" && favourites.detail.contains("it is broken (it is no database)"))
            #expect(favourites.detail.contains("Start Jaunt"))
            #expect(try finding("Cache", home).detail.contains("'jaunt cache clear' begins it anew"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).first == 9, "it looks, and changes nothing")

            try home.folder.write("network:\n  attempts: many\n", to: "config/jaunt/config.yaml")
            let run = try home.jaunt("doctor")
            #expect(run.status == .exited(78))
            #expect(run.output.contains("config.yaml:2: network.attempts"))
            #expect(run.output.contains("it is no database"))
        }
    }
}
