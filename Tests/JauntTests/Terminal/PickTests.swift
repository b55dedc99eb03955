import TestSupport
import Testing

extension RealProgram {
    /// `jaunt pick`: the list is on the terminal, whatever standard input and output are; the choice is on standard output.
    @Suite struct PickTests {
        private func pick(_ arguments: String..., input: InputSource = .text("x\n")) throws -> PseudoTerminal {
            try Home().open(["pick"] + arguments, input: input, output: .captured)
        }

        private func choice(_ terminal: PseudoTerminal) -> String { String(decoding: terminal.capturedOutput, as: UTF8.self) }

        @Test func enterPrintsTheRowAndEndsWith0() throws {
            let terminal = try pick("countries")
            try terminal.seeCount("250 countries")
            try terminal.send("/germ")
            try terminal.seeSelected("Germany")
            try terminal.send("\r")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(choice(terminal) == "DEU\n")
            try terminal.expectTidy()
        }

        @Test func severalAreThoseThatAreMarked() throws {
            let terminal = try pick("countries", "--columns", "alpha2,name", input: .null)
            try terminal.seeCount("250 countries")
            try terminal.send("mjm\r")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(choice(terminal) == "AF\tAfghanistan\nAL\tAlbania\n")
        }

        @Test(arguments: ["\u{1B}", "q", "Q", "\u{3}"])
        func whoLeavesChoosesNothing(key: String) throws {
            let terminal = try pick("airports", "london")
            try terminal.see("Heathrow")
            try terminal.send(key)
            #expect(try terminal.waitForExit() == .exited(130))
            #expect(choice(terminal) == "")
            try terminal.expectTidy()
        }

        @Test func airportsAndTripsCanBeChosenFromAsRecords() throws {
            let airports = try pick("airports", "vilnius", "--format", "json", "--columns", "iata,city")
            try airports.seeSelected("Vilnius")
            try airports.send("\r")
            #expect(try airports.waitForExit() == .exited(0))
            #expect(choice(airports) == "[\n{\"city\":\"Vilnius\",\"iata\":\"VNO\"}\n]\n")
            let trips = try pick("trips")
            try trips.see("demo trips")
            try trips.send("\r")
            #expect(try trips.waitForExit() == .exited(0))
            #expect(choice(trips).split(separator: "\n").count == 1)
        }

        @Test func itIsForUseInOtherCommands() throws {
            let home = try Home().with(["JAUNT": Places.program])
            let terminal = try PseudoTerminal(
                ["bash", "-c", "$JAUNT borders \"$($JAUNT pick countries liechtenstein)\" --columns alpha2 --no-header"],
                environment: home.environment, output: .captured, errors: .captured)
            try terminal.seeSelected("Liechtenstein")
            try terminal.send("\r")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(choice(terminal) == "AT\nCH\n")
        }

        @Test func closedStreamsAreNoneOfItsOwn() throws {
            let home = try Home().with(["JAUNT": Places.program])
            for (line, isAsked, output) in [
                ("echo got $($JAUNT pick countries liechtenstein <&-)", true, "got LIE\n"),
                // Nobody is to choose what cannot be printed then.
                ("$JAUNT pick countries liechtenstein <&- >&-; echo $?", false, "1\n"),
            ] {
                let terminal = try PseudoTerminal(
                    ["bash", "-c", line], environment: home.environment, output: .captured, errors: .captured)
                if isAsked {
                    try terminal.seeSelected("Liechtenstein")
                    try terminal.send("\r")
                }
                #expect(try terminal.waitForExit() == .exited(0))
                #expect(choice(terminal) == output)
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
            }
        }

        @Test func withoutATerminalThereIsNothingToChooseOn() throws {
            let run = try Home().jaunt("pick", "countries")
            #expect(run.status == .exited(2) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: The terminal cannot be used: /dev/tty: "))
        }

        @Test(arguments: [["nothing"], ["countries", "--columns", "nonsense"], []])
        func wrongUseIsSaidBeforeAnythingIsShown(arguments: [String]) throws {
            let terminal = try Home().open(["pick"] + arguments)
            #expect(try terminal.waitForExit() == .exited(64))
            #expect(terminal.output == [])
        }
    }
}
