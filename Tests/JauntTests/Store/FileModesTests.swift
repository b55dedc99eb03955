import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// Files that others may write, and this user may not: what is said of them, and what helps.
    @Suite struct FileModesTests {
        @Test func aReadOnlyFolderIsSaid() throws {
            let home = try Home.ofAnotherUser()
            let folder = home.folder.file("data/jaunt")
            #expect(try home.otherShell("./jaunt favourites add germany").status == .exited(0))
            let add = try home.otherShell("chmod 555 data/jaunt; ./jaunt favourites add france")
            #expect(add.status == .exited(1))
            #expect(add.errors.contains("It could not be saved: its folder \(folder) is read-only; "), "\(add.errors)")
            #expect(add.errors.contains(" (\(folder)/favourites.db)"), "\(add.errors)")
            let doctor = try home.otherShell("./jaunt doctor")
            let words = "its folder \(folder) is read-only; make it writable; until then favourites last until Jaunt ends."
            #expect(doctor.status == .exited(1) && doctor.output.contains(words), "\(doctor.output)")
            #expect(try home.otherShell("./jaunt favourites").output.contains("Germany"))
            #expect(try home.otherShell("chmod 755 data/jaunt; ./jaunt favourites add france").status == .exited(0))
            let cache = try home.otherShell("mkdir -p cache/jaunt; chmod 555 cache/jaunt; ./jaunt doctor; chmod 755 cache/jaunt")
            let place = home.folder.file("cache/jaunt")
            #expect(cache.output.contains("\(place)/cache.db: its folder \(place) is read-only; make it writable."), "\(cache.output)")
        }

        @Test func d04WhatAReadOnlyHomeHoldsIsReadAndWhatIsNewIsNot() throws {
            let home = try Home.ofAnotherUser()
            /// Does something while nothing in the home can be written.
            func readOnly(_ line: String) throws -> ProcessRun {
                try home.otherShell("chmod -R a-w .; \(line); status=$?; chmod -R u+w .; exit $status")
            }
            #expect(try home.otherShell("./jaunt favourites add germany").status == .exited(0))
            let list = try readOnly("./jaunt favourites list --columns id --no-header")
            #expect(list.status == .exited(0) && list.output == "DEU\n", "\(list.output)")
            #expect(list.errors.contains("jaunt: Favourites cannot be written: it is read-only; "), "\(list.errors)")
            let add = try readOnly("./jaunt favourites add france")
            #expect(add.status == .exited(1) && add.output == "")
            #expect(add.errors.contains("jaunt: It could not be saved: it is read-only; "), "\(add.errors)")
            #expect(try readOnly("./jaunt countries latvia --columns alpha3 --no-header").output == "LVA\n")
            #expect(try home.otherShell("./jaunt favourites list --columns id --no-header").output == "DEU\n")
        }

        @Test func aSessionThatMayNotBeReadIsNotReplaced() throws {
            let home = try Home.ofAnotherUser()
            let file = "state/jaunt/session.json"
            try home.folder.write(#"{"region":"blc"}"#, to: file)
            let change = #"printf "columns country\nquit\n" | ./jaunt --plain"#
            let run = try home.otherShell("chmod 000 \(file); \(change); chmod 600 \(file)")
            let words = "Jaunt could not remember the session (\(home.folder.file(file)): Permission denied)"
            #expect(run.output.contains(words), "\(run.output)\(run.errors)")
            #expect(try home.folder.read(file) == #"{"region":"blc"}"#)
        }

        @Test(arguments: [
            ("favourites.db.lock", "favourites.db.lock cannot be written; make it yours"),
            ("copies", "copies: Permission denied); make them yours"),
        ])
        func whatKeepsABrokenFileFromBeingRestoredIsSaid(name: String, remedy: String) throws {
            let home = try Home.ofAnotherUser()
            let folder = home.folder.file("data/jaunt")
            let place = "data/jaunt/\(name)"
            #expect(try home.otherShell("./jaunt favourites add germany").status == .exited(0))
            let list = try home.otherShell("head -c 5000 /dev/urandom > $DATABASE; chmod 000 \(place); ./jaunt favourites")
            #expect(list.status == .exited(1) && list.output == "")
            #expect(list.errors.contains(" cannot be read: it is broken (it is no database), and could not be restored (\(folder)/"))
            #expect(list.errors.hasSuffix("/\(name): Permission denied). 'jaunt doctor' says what to do.\n"), "\(list.errors)")
            let doctor = try home.otherShell("./jaunt doctor")
            let words = "it is broken (it is no database), and cannot be restored: "
            #expect(doctor.output.contains(words) && doctor.output.contains("\(remedy). Then start Jaunt: "), "\(doctor.output)")
            #expect(try home.otherShell("chmod 700 \(place); ./jaunt favourites").output.contains("Germany"))
            let mended = try home.otherShell("./jaunt doctor").output
            #expect(mended.contains("; what was broken is kept as favourites.db.broken-"), "\(mended)")
        }

        @Test(.enabled(if: geteuid() == 0, "nobody else makes another user's files"))
        func anotherUsersFilesBesideItAreNamed() throws {
            let home = try Home.ofAnotherUser()
            let path = home.folder.file("data/jaunt/favourites.db")
            #expect(try home.otherShell("./jaunt favourites add germany").status == .exited(0))
            // What can neither be opened with the file nor brought into it.
            let preparation = "head -c 5000 /dev/urandom | tee $DATABASE-wal > $DATABASE-shm && chmod 644 $DATABASE-*"
            let doctor = try home.otherShell("./jaunt doctor", preparation: preparation)
            let words = "favourites.db: \(path)-wal cannot be written; make it yours; until then favourites last until Jaunt ends."
            #expect(doctor.output.contains(words), "\(doctor.output)")
        }
    }
}
