import Foundation
import GRDB
import TestSupport
import Testing

@testable import jaunt

@Suite("Links that are being opened") struct LinksUnderWayTests {
    private static let start = ContinuousClock.now

    /// What is wanted of some links, each so long after the start.
    private func opened(_ presses: [(link: String, after: Duration)], ended: String? = nil) -> [Bool] {
        var links = LinksUnderWay()
        return presses.map { press in
            defer { if let ended { links.ended(ended) } }
            return links.begins(press.link, at: Self.start + press.after)
        }
    }

    @Test("are not opened again, for ten seconds at most") func underWay() {
        #expect(opened([("a", .zero), ("a", .seconds(5)), ("b", .seconds(6)), ("a", .seconds(9))]) == [true, false, true, false])
        #expect(opened([("a", .zero), ("a", .seconds(11))]) == [true, true])
    }

    @Test("are not while a key is held down, however soon the program has ended that opens them") func held() {
        let times = (0..<50).map { (link: "a", after: Duration.milliseconds(500 * $0)) }
        #expect(opened(times, ended: "a") == [true] + Array(repeating: false, count: 49))
        #expect(opened([("a", .zero), ("a", .seconds(2))], ended: "a") == [true, true])
    }
}

extension RealProgram {
    /// Links that are opened in the browser (faults.md, S-17).
    @Suite struct LinkTests {
        @Test(arguments: [
            "javascript:alert(1)", "file:///etc/passwd", "-oProxyCommand=x", "http://example.org/", "https:///x", "https://",
            "data:text/html,x",
            "https:example.org", "ftp://example.org/\u{1B}]0;owned\u{7}",
        ])
        func s17ALinkThatIsNoneIsRefused(link: String) async throws {
            let (home, browser) = try homeWithBrowser()
            try await keepALink(link, home)
            let terminal = try atTheLink(home)
            try terminal.send("o")
            // What is no address at all is not even kept as a link.
            try terminal.reach("the refusal") {
                $0.text.contains("That link is no https address") || $0.text.contains("This offer has no booking link.")
            }
            try terminal.expectNothingObeyed()
            try terminal.quit()
            #expect(!FileManager.default.fileExists(atPath: browser))
        }

        @Test func s17ALinkThatIsOneIsAnArgumentOfTheBrowserAndNothingElse() async throws {
            let (home, browser) = try homeWithBrowser()
            try await keepALink("https://example.org/a;touch%20x?b=$(id)&c='d'", home)
            let terminal = try atTheLink(home)
            let mark = terminal.mark
            try terminal.send("o")
            try waitForBrowser(browser, terminal)
            #expect(try String(contentsOfFile: browser, encoding: .utf8) == "1 https://example.org/a;touch%20x?b=$(id)&c='d'\n")
            #expect(!String(decoding: terminal.bytes(since: mark), as: UTF8.self).contains("from the browser"))
            try terminal.quit()
        }

        /// A key that does nothing says so: without a program that opens links, and where that fails.
        @Test func aLinkThatIsNotOpenedSaysSo() async throws {
            let (home, _) = try homeWithBrowser("exit 3")
            try await keepALink("https://example.org/a", home)
            for (path, words) in [
                (home.folder.file("none"), "There is no xdg-open here"), (home.folder.file("bin"), "ended with status 3 (a tool that"),
            ] {
                let terminal = try atTheLink(home.with(["PATH": path]))
                try terminal.send("o", toSee: words)
                try terminal.quit()
            }
        }

        /// It would draw over the screen, and take its keys; and it goes on when the program ends.
        @Test func whatOpensALinkHasNoTerminalAndNothingOfThePrograms() async throws {
            let (home, note) = try homeWithBrowser(
                """
                {
                    (printf 'TTY-NOISE' > /dev/tty) 2>/dev/null && echo terminal || echo none
                    cut -d' ' -f6 /proc/$$/stat
                    echo $$
                    readlink /proc/$$/fd/0
                    readlink /proc/$$/fd/2
                    ls -x /proc/self/fd
                    sed -n 's/^Sig[BI][lg][kn]://p' /proc/self/status
                    env
                } > 'NOTE.part'
                mv 'NOTE.part' 'NOTE'
                : > 'NOTE.done'
                """)
            try await keepALink("https://example.org/a", home)
            let terminal = try atTheLink(home.with(["JAUNT_TRIPS_TOKEN": "secret", "OF_THE_USERS": "kept"]))
            let mark = terminal.mark
            try terminal.send("o", toSee: "The browser was asked to open it.")
            try waitForBrowser(note, terminal)
            let lines = try String(contentsOfFile: note, encoding: .utf8).split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            try #require(lines.count > 8)
            #expect(lines[0] == "none")
            // It leads a session.
            #expect(lines[1] == lines[2])
            #expect(lines[3] == "/dev/null" && lines[4] == "/dev/null")
            // The last one is the folder that is listed.
            #expect(lines[5].split(separator: " ") == ["0", "1", "2", "3"])
            // But for two of the C library's own.
            for mask in lines[6...7] { #expect(UInt64(mask, radix: 16).map { $0 & 0x7FFF_FFFF } == 0, "\(mask)") }
            #expect(!lines.contains { $0.hasPrefix("JAUNT_") } && lines.contains("OF_THE_USERS=kept"))
            #expect(!String(decoding: terminal.bytes(since: mark), as: UTF8.self).contains("TTY-NOISE"))
            try terminal.quit()
        }

        /// It may be the browser itself.
        @Test func whatOpensALinkAndKeepsRunningOutlivesTheProgram() async throws {
            let (home, note) = try homeWithBrowser(
                ": > 'NOTE.done'\nread -r word < 'NOTE.pipe'\necho \"$word\" > 'NOTE.part'\nmv 'NOTE.part' 'NOTE'")
            #expect(mkfifo(note + ".pipe", 0o600) == 0)
            try await keepALink("https://example.org/a", home)
            let terminal = try atTheLink(home)
            try terminal.send("o", toSee: "The browser was asked to open it.")
            try waitForBrowser(note, terminal)
            try terminal.quit()
            let end = try #require(FileHandle(forUpdatingAtPath: note + ".pipe"))
            try end.write(contentsOf: Data("still here\n".utf8))
            #expect(comes { FileManager.default.fileExists(atPath: note) })
            try end.close()
        }

        @Test func aKeyThatIsHeldDownOpensALinkOnce() async throws {
            let (home, note) = try homeWithBrowser("echo \"$1\" >> 'NOTE'\n: > 'NOTE.done'")
            try await keepALink("https://example.org/a", home)
            let terminal = try atTheLink(home)
            try terminal.send("oooooooo", toSee: "The browser was asked to open it already.")
            try waitForBrowser(note, terminal)
            try terminal.quit()
            #expect(try String(contentsOfFile: note, encoding: .utf8) == "https://example.org/a\n")
        }

        @Test(
            "What fails is said with host and beginning of the address, and all of it stands among the errors",
            arguments: [
                ("#!/bin/sh\nkill -9 $$\n", "xdg-open was ended by signal 9; the address is https://www.example.org/an/a"),
                ("#!/bin/sh\nexit 1\n", "xdg-open ended with status 1; the address is https://www.example.org/an/a"),
                ("#!/there/is/none\n", "xdg-open could not be started (No such file or directory); the address"),
            ])
        func failures(script: String, words: String) async throws {
            let link =
                "https://www.example.org/an/address/that/is/longer/than/the/row/of/a/terminal/on/which/it/is/to/stand/" + "whole?for=once"
            let home = try Home()
            try writeBrowser(script, in: home)
            try await keepALink(link, home)
            let terminal = try atTheLink(home.with(["PATH": home.folder.file("bin") + ":/usr/bin:/bin"]))
            try terminal.send("o", toSee: words)
            #expect(terminal.shows("https://www.example.org/an/ad"))
            try terminal.send("E", toSee: "1 error, the newest first")
            // Over several rows.
            #expect(terminal.screen.lines.joined().filter { $0 != " " }.contains(link))
            try terminal.quit()
        }

        @Test func aFolderOfThatNameIsNoProgram() async throws {
            let (home, note) = try homeWithBrowser("echo \"$1\" > 'NOTE'\n: > 'NOTE.done'")
            try home.folder.write("", to: "folders/xdg-open/file")
            try await keepALink("https://example.org/a", home)
            let folders = home.folder.file("folders")
            let terminal = try atTheLink(home.with(["PATH": folders + ":" + home.folder.file("bin") + ":/usr/bin:/bin"]))
            try terminal.send("o", toSee: "The browser was asked to open it.")
            try waitForBrowser(note, terminal)
            try terminal.quit()
            let alone = try atTheLink(home.with(["PATH": folders]))
            try alone.send("o", toSee: "There is no xdg-open here; the address is https://example.org/a")
            try alone.quit()
        }

        /// A user with a browser that does what these lines say; `NOTE` is the file that it writes.
        private func homeWithBrowser(
            _ lines: String = "printf '%s %s\\n' \"$#\" \"$*\" > 'NOTE'\necho from the browser\necho from the browser >&2\n: > 'NOTE.done'"
        ) throws -> (Home, note: String) {
            let home = try Home()
            let note = home.folder.file("called")
            try writeBrowser("#!/bin/sh\n" + lines.replacing("NOTE", with: note) + "\n", in: home)
            return (home.with(["PATH": home.folder.file("bin") + ":/usr/bin:/bin"]), note)
        }

        private func writeBrowser(_ script: String, in home: Home) throws {
            let path = try home.folder.write(script, to: "bin/xdg-open")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }

        /// Waits until the browser has written what it was to.
        private func waitForBrowser(_ note: String, _ terminal: PseudoTerminal) throws {
            try terminal.wait(
                what: "the browser",
                until: {
                    // Asked again after each event; the cursor keys make some.
                    try? terminal.send("\u{C}")
                    return FileManager.default.fileExists(atPath: note + ".done")
                })
        }

        /// The program on the favourite that has the link.
        private func atTheLink(_ home: Home) throws -> PseudoTerminal {
            let terminal = try home.open()
            try terminal.see("1 Countries")
            try terminal.send("3")
            try terminal.reach("the favourite") { $0.selectedLine?.contains("→") == true }
            return terminal
        }

        /// Keeps a favourite and gives it a link, as another version of the program might have done.
        private func keepALink(_ link: String, _ home: Home) async throws {
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("→") == true }
            try terminal.send("f", toSee: "Kept as a favourite.")
            try terminal.quit()
            let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
            try await database.write { database in
                try database.execute(
                    sql: "UPDATE favourite SET snapshot = json_set(snapshot, '$.bookingLink', ?)", arguments: [link])
                #expect(database.changesCount == 1)
            }
            try database.close()
        }
    }
}
