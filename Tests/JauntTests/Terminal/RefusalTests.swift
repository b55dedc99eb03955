import TestSupport
import Testing

extension RealProgram {
    /// Where there is no usable terminal: one line, status 2, and not one escape byte (T-11, T-12).
    @Suite struct RefusalTests {
        private func expectRefusal(_ errors: [UInt8], _ elsewhere: [UInt8], _ words: String, _ location: SourceLocation = #_sourceLocation)
        {
            let line = String(decoding: errors, as: UTF8.self)
            #expect(line.hasPrefix("jaunt: ") && line.hasSuffix("\n"), sourceLocation: location)
            #expect(line.contains(words), sourceLocation: location)
            #expect(line.split(separator: "\n").count == 1, sourceLocation: location)
            #expect(
                !line.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) },
                sourceLocation: location)
            #expect(elsewhere == [], sourceLocation: location)
        }

        @Test(arguments: [InputSource.null, .text("q"), .closed])
        func t11StandardInputIsNoTerminal(input: InputSource) throws {
            let terminal = try Home().open(input: input)
            #expect(try terminal.waitForExit() == .exited(2))
            expectRefusal(terminal.capturedErrors, terminal.output, "Standard input is not a terminal")
        }

        @Test func t11StandardOutputIsNoTerminal() throws {
            let terminal = try Home().open(output: .captured)
            #expect(try terminal.waitForExit() == .exited(2))
            expectRefusal(terminal.capturedErrors, terminal.output + terminal.capturedOutput, "Standard output is not a terminal")
        }

        @Test func t11ThereIsNoTerminalAtAll() throws {
            let run = try Home().jaunt()
            #expect(run.status == .exited(2))
            expectRefusal(run.errorBytes, run.outputBytes, "is not a terminal")
        }

        @Test(arguments: [
            (nil, "TERM is not set"), ("", "TERM is not set"), ("no-such-terminal", "'no-such-terminal' is not known here"),
            ("dumb", "'dumb' cannot move the cursor"), ("../../etc/passwd", "is not known here"), ("\u{1B}[31mred\nx", "is not known here"),
        ])
        func t12TheTypeOfTheTerminalIsOfNoUse(name: String?, words: String) throws {
            let terminal = try Home().with(["TERM": name]).open()
            #expect(try terminal.waitForExit() == .exited(2))
            expectRefusal(terminal.capturedErrors, terminal.output, words)
            #expect(terminal.initialSettings == (try terminal.terminalSettings()))
        }

        @Test(arguments: ["vt100", "linux", "screen-256color", "tmux-256color", "xterm"])
        func t12OtherTypesOfTerminalsWork(name: String) throws {
            let terminal = try Home().with(["TERM": name]).open()
            try terminal.seeCount("250 countries")
            try terminal.send("/germ")
            try terminal.seeSelected("Germany")
            try terminal.quit("\u{3}", status: 130)
        }
    }
}
