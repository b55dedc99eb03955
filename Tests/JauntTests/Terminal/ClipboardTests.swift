import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What goes into the clipboard, by the terminal and by a program.
    @Suite struct ClipboardTests {
        /// The texts that the terminal was asked to take.
        private func texts(_ terminal: PseudoTerminal) -> [String] {
            let output = String(decoding: terminal.output, as: UTF8.self)
            return output.matches(of: /\u{1B}\]52;c;([A-Za-z0-9+\/=]*)\u{1B}\\/).compactMap { match in
                Data(base64Encoded: String(match.1)).map { String(decoding: $0, as: UTF8.self) }
            }
        }

        @Test func aRowIsCopiedAsItIsShownAndItsRecordAsJSON() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.send("/germ\t")
            try terminal.seeSelected("Germany")
            try terminal.send("y", toSee: "Copied 1 country.")
            try terminal.send("Y", toSee: "Copied 1 country as JSON.")
            let copied = texts(terminal)
            #expect(copied.count == 2)
            #expect(copied[0].hasPrefix("DE\tGermany\tBerlin\tEurope\t") && copied[0].hasSuffix("\tDeutschland"))
            let record = try #require(JSONSerialization.jsonObject(with: Data(copied[1].utf8)) as? [String: Any])
            #expect(record["alpha3"] as? String == "DEU" && !copied[1].contains("\n"))
            try terminal.send("\u{1B}")
            try terminal.seeCount("250 countries")
            try terminal.send("gmjm")
            try terminal.see("2 marked")
            try terminal.send("y", toSee: "Copied 2 marked countries.")
            try terminal.send("Y", toSee: "Copied 2 marked countries as JSON.")
            let marked = texts(terminal).suffix(2)
            #expect(marked.first?.split(separator: "\n").map { $0.prefix(2) } == ["AF", "AL"])
            let records = try JSONSerialization.jsonObject(with: Data(marked.last?.utf8 ?? "".utf8)) as? [[String: Any]]
            #expect(records?.map { $0["alpha2"] as? String } == ["AF", "AL"])
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        /// What somebody writes into a pipe, all of it.
        private func read(_ pipe: String) throws -> String {
            String(decoding: try FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd() ?? Data(), as: UTF8.self)
        }

        /// A user with a program that is no more than its name says, which writes its input into a pipe.
        private func home(_ name: String, _ variable: String, term: String = "xterm-256color") throws -> (home: Home, pipe: String) {
            let home = try Home()
            let pipe = home.folder.file("pipe")
            #expect(mkfifo(pipe, 0o600) == 0)
            let path = try home.folder.write(
                "#!/bin/sh\nprintf '%s|' \"$@\" > '\(pipe)'.arguments\nexec /bin/cat > '\(pipe)'\n", to: "bin/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            // Alone: the machine may have one of the others.
            return (home.with(["PATH": home.folder.file("bin"), variable: "x", "TERM": term]), pipe)
        }

        @Test(arguments: [
            ("wl-copy", "WAYLAND_DISPLAY", "|"), ("xclip", "DISPLAY", "-selection|clipboard|"), ("xsel", "DISPLAY", "--clipboard|--input|"),
        ])
        func aProgramGetsItTooWhereThereIsOne(name: String, variable: String, arguments: String) throws {
            let (home, pipe) = try home(name, variable)
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("y", toSee: "Copied 1 country.")
            #expect(try read(pipe) == texts(terminal).last)
            #expect(try String(contentsOfFile: pipe + ".arguments", encoding: .utf8) == arguments)
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func aProgramThatTakesItsTimeIsWaitedForNoLongerThanAMomentAndEndsWithThisOne() throws {
            let (home, note) = try homeWithHungProgram(term: "xterm-256color")
            defer { for process in processes(note) where isRunning(process) { kill(process, SIGKILL) } }
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try copy(terminal, note, started: 1)
            try terminal.send("j")
            try terminal.seeSelected("Åland")
            try terminal.send("Q")
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(0))
            #expect(comes { !isRunning(processes(note)[0]) })
        }

        @Test(arguments: [("xterm-256color", "; it is copied if the terminal has taken it."), ("linux", "; it is not copied.")])
        func aProgramThatFailsIsNamedAndStaysAmongTheErrors(term: String, words: String) throws {
            let home = try Home()
            let path = try home.folder.write("#!/bin/sh\nexit 3\n", to: "bin/wl-copy")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            let folders = home.folder.file("bin") + ":/usr/bin:/bin"
            let terminal = try home.with(["PATH": folders, "WAYLAND_DISPLAY": "x", "TERM": term]).open()
            try terminal.seeCount("250 countries")
            try terminal.send("y", toSee: "wl-copy ended with status 3" + words)
            try terminal.send("E", toSee: "1 error, the newest first")
            #expect(terminal.shows("wl-copy ended with status 3"))
            try terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
        }

        @Test func whatAProgramSaysOfItsFailureIsItsCause() throws {
            let home = try Home()
            let path = try home.folder.write("#!/bin/sh\nprintf '\\nno display\\nmore\\n' >&2\nexit 1\n", to: "bin/xclip")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            let folders = home.folder.file("bin") + ":/usr/bin:/bin"
            let terminal = try home.with(["PATH": folders, "DISPLAY": "x", "TERM": "linux"]).open()
            try terminal.seeCount("250 countries")
            try terminal.send("y", toSee: "xclip ended with status 1 (no display); it is not copied.")
            try terminal.send("E", toSee: "1 error, the newest first")
            #expect(terminal.shows("it is not copied (no display)."))
            try terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
        }

        /// A user with a `wl-copy` that does these lines and never ends, and the file in which each that is started writes its number.
        private func homeWithHungProgram(_ lines: String = "", term: String = "vt100") throws -> (home: Home, note: String) {
            let home = try Home()
            let note = home.folder.file("started")
            let path = try home.folder.write("#!/bin/sh\n\(lines)\necho $$ >> '\(note)'\nexec sleep 77\n", to: "bin/wl-copy")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            let folders = home.folder.file("bin") + ":/usr/bin:/bin"
            return (home.with(["PATH": folders, "WAYLAND_DISPLAY": "x", "TERM": term]), note)
        }

        /// The numbers that are written there, one a line; none before there is a file.
        private func processes(_ note: String) -> [pid_t] {
            ((try? String(contentsOfFile: note, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { pid_t($0) }
        }

        /// Whether a process is there and has not ended: nobody may take note of that where this test runs.
        private func isRunning(_ process: pid_t) -> Bool {
            guard let facts = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
            return facts.split(separator: ")").last?.hasPrefix(" Z") == false
        }

        /// Waits for what is outside of the terminal: it is looked at after each event, and ^L makes one.
        private func wait(_ what: String, _ terminal: PseudoTerminal, until condition: () -> Bool) throws {
            try terminal.wait(
                what: what,
                until: {
                    if condition() { return true }
                    try? terminal.send("\u{C}")
                    return false
                })
        }

        /// Copies the row, and waits until as many programs were started.
        private func copy(_ terminal: PseudoTerminal, _ note: String, started count: Int) throws {
            try terminal.send("y")
            try wait("program \(count)", terminal) { processes(note).count == count }
        }

        @Test(
            "A program that hangs is named and ended, as is one that an earlier text was given to",
            arguments: [
                ("", "vt100", "; it is not copied."), ("trap '' TERM", "vt100", "; it is not copied."),
                ("", "xterm-256color", "; it is copied if the terminal has taken it."),
            ])
        func hungProgram(lines: String, term: String, words: String) throws {
            let (home, note) = try homeWithHungProgram(lines, term: term)
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            defer { for process in processes(note) where isRunning(process) { kill(process, SIGKILL) } }
            try copy(terminal, note, started: 1)
            try copy(terminal, note, started: 2)
            try wait("the end of the first", terminal) { !isRunning(processes(note)[0]) }
            #expect(!terminal.shows("took longer"))
            try terminal.see("wl-copy took longer than 5 s" + words)
            try wait("the end of the second", terminal) { !isRunning(processes(note)[1]) }
            // Neither the first one's end nor that of the second is one more.
            try terminal.send("E", toSee: "1 error, the newest first")
            #expect(terminal.shows("wl-copy took longer than 5 s"))
            // The text itself went to the terminal, so that more than nothing was obeyed.
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func whatIsBeingEndedIsKilledWhenThisProgramEndsAndSoIsWhatHasJustBegun() throws {
            let (home, note) = try homeWithHungProgram("trap '' TERM")
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            defer { for process in processes(note) where isRunning(process) { kill(process, SIGKILL) } }
            try copy(terminal, note, started: 1)
            try copy(terminal, note, started: 2)
            try terminal.quit()
            #expect(comes { processes(note).allSatisfy { !isRunning($0) } })
        }

        @Test func aProgramThatHangsEndsWithThisOneWhenItHadItsMoment() throws {
            let (home, note) = try homeWithHungProgram()
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            defer { for process in processes(note) where isRunning(process) { kill(process, SIGKILL) } }
            try copy(terminal, note, started: 1)
            try terminal.settle(quietMilliseconds: 1_100)
            #expect(isRunning(processes(note)[0]))
            try terminal.signal(SIGTERM)
            #expect(try terminal.waitForExit() == .exited(143))
            #expect(comes { !isRunning(processes(note)[0]) })
        }

        @Test func aProgramThatHasJustBegunFinishesWhenThisOneEnds() throws {
            let home = try Home()
            let copied = home.folder.file("copied")
            let path = try home.folder.write("#!/bin/sh\ncat > '\(copied).part'\nmv '\(copied).part' '\(copied)'\n", to: "bin/wl-copy")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            let folders = home.folder.file("bin") + ":/usr/bin:/bin"
            let terminal = try home.with(["PATH": folders, "WAYLAND_DISPLAY": "x", "TERM": "vt100"]).open()
            try terminal.seeCount("250 countries")
            try terminal.quit("yQ")
            #expect(comes { FileManager.default.fileExists(atPath: copied) })
            #expect(try String(contentsOfFile: copied, encoding: .utf8).hasPrefix("AF\tAfghanistan"))
        }

        /// As wl-copy and xclip do: their text is held by a process that they leave behind.
        @Test func whatAProgramLeavesBehindGoesOnWhenThisOneEnds() throws {
            let home = try Home()
            let (pipe, held, note) = (home.folder.file("pipe"), home.folder.file("held"), home.folder.file("started"))
            #expect(mkfifo(pipe, 0o600) == 0)
            let lines = "(read -r word < '\(pipe)'; echo \"$word\" > '\(held)') &\necho $$ >> '\(note)'\n"
            let path = try home.folder.write("#!/bin/sh\n" + lines, to: "bin/wl-copy")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            let folders = home.folder.file("bin") + ":/usr/bin:/bin"
            let terminal = try home.with(["PATH": folders, "WAYLAND_DISPLAY": "x", "TERM": "vt100"]).open()
            try terminal.seeCount("250 countries")
            try copy(terminal, note, started: 1)
            try terminal.quit()
            let end = try #require(FileHandle(forUpdatingAtPath: pipe))
            try end.write(contentsOf: Data("still here\n".utf8))
            #expect(comes { FileManager.default.fileExists(atPath: held) })
            try end.close()
        }

        @Test func aTerminalThatWouldShowItIsNotAskedAndWhereThereIsNoProgramThatIsSaid() throws {
            let plain = try Home().with(["TERM": "vt100"]).open()
            try plain.seeCount("250 countries")
            try plain.send("y", toSee: "This terminal has no clipboard")
            #expect(texts(plain) == [])
            try plain.send("\u{3}")
            #expect(try plain.waitForExit() == .exited(130))
            let (home, pipe) = try home("xclip", "DISPLAY", term: "linux")
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("y", toSee: "Copied 1 country.")
            #expect(try read(pipe).hasPrefix("AF\tAfghanistan"))
            #expect(texts(terminal) == [])
            try terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
        }
    }
}
