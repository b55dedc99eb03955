import Foundation
import TestSupport
import Testing

/// The screen against programs that were not written for it.
@Suite("Virtual screen: real programs", .timeLimit(.minutes(2)))
struct CursesProgramTests {
    private static func isInstalled(_ path: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: path)
    }

    private static let hasCurses: Bool = {
        guard isInstalled("/usr/bin/python3") else {
            return false
        }
        let run = try? ProcessRun.run(["/usr/bin/python3", "-c", "import curses"], environment: PseudoTerminal.environment())
        return run?.status == .exited(0)
    }()

    static let terminals = ["xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"]

    @Test("less pages through a file", .enabled(if: isInstalled("/usr/bin/less")), arguments: terminals)
    func less(_ term: String) throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write((1...100).map { "line \($0) of the file\n" }.joined(), to: "lines.txt")
        let environment = PseudoTerminal.environment(term: term, adding: ["LESS": "", "LESSHISTFILE": "-"])
        let terminal = try PseudoTerminal(["/usr/bin/less", file], environment: environment, rows: 10, columns: 40)
        try terminal.wait(for: "line 9 of the file")
        try terminal.send(" ")
        try terminal.wait(until: { $0.line(8) == "line 18 of the file" && $0.line(0) == "line 10 of the file" }, what: "page 2")
        try terminal.send("k")
        try terminal.wait(until: { $0.line(0) == "line 9 of the file" && $0.line(8) == "line 17 of the file" }, what: "a line back")
        #expect(try terminal.terminalSettings() != terminal.initialSettings)
        try terminal.resize(rows: 5, columns: 30)
        try terminal.send("r")  // less can miss SIGWINCH just before it reads; a key wakes it
        try terminal.wait(until: { $0.line(0) == "line 9 of the file" && $0.line(3) == "line 12 of the file" }, what: "the smaller page")
        try terminal.send("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try terminal.terminalSettings() == terminal.initialSettings)
        #expect(!terminal.screen.isAlternate)
    }

    @Test("top draws its table and goes without a trace", .enabled(if: isInstalled("/usr/bin/top")))
    func top() throws {
        let command = ["/usr/bin/top", "-d", "100"]
        let terminal = try PseudoTerminal(command, environment: PseudoTerminal.environment(), rows: 20, columns: 100)
        try terminal.wait(for: "PID USER")
        try terminal.send("q")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(try terminal.terminalSettings() == terminal.initialSettings)
        #expect(terminal.screen.isCursorVisible)
    }

    // ncurses uses every capability that the terminal has to write little; the screen must come out the same nevertheless.
    @Test(
        "however ncurses optimises its output, the screen is what the program drew", .enabled(if: hasCurses),
        arguments: terminals, [1, 2, 3])
    func curses(_ term: String, _ seed: Int) throws {
        let folder = try TemporaryDirectory()
        let script = try folder.write(Self.program, to: "program.py")
        let terminal = try PseudoTerminal(
            ["/usr/bin/python3", script, String(seed)], environment: PseudoTerminal.environment(term: term),
            workingDirectory: folder.path, rows: 16, columns: 50)
        for step in 1...40 {
            try terminal.wait(until: { $0.bellCount == step }, what: "the bell after step \(step)")
            #expect(terminal.screen.line(15) == "step \(step).")
            let (text, reversedCells) = (try folder.read("screen"), try folder.read("reversed"))
            try #require(terminal.screen.lines.prefix(15).joined(separator: "\n") == text, "step \(step)")
            let reversed = (0..<15).map { row in
                String((0..<50).map { terminal.screen.style(row, $0).isReversed ? "#" : "." })
            }
            try #require(reversed.joined(separator: "\n") == reversedCells, "step \(step)")
            #expect(terminal.screen.unrecognized == [])
            try terminal.send("n")
        }
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(terminal.screen.modeChanges.filter { $0.mode == 1049 }.count % 2 == 0)
        #expect(!terminal.screen.isAlternate)
    }

    /// Makes the same random edits in curses and in lists, writes the lists to files, draws, and rings the bell.
    private static let program = """
        import curses, locale, random, sys
        locale.setlocale(locale.LC_ALL, "")

        def main(window):
            random.seed(int(sys.argv[1]))
            window.scrollok(False)
            window.idlok(True)
            window.idcok(True)
            height, width = 15, 50
            rows = [[(" ", False)] * width for _ in range(height)]
            for step in range(1, 41):
                for _ in range(random.randint(1, 5)):
                    row = random.randrange(height)
                    reverse = random.random() < 0.3
                    kind = random.randrange(8)
                    if kind < 3:
                        text = "".join(random.choice("abcdefg   ──│éñ") for _ in range(random.randint(1, 30)))
                        column = random.randrange(width - len(text))
                        window.addstr(row, column, text, curses.A_REVERSE if reverse else 0)
                        end = column + len(text)
                        if rows[row][column][0] == "":
                            rows[row][column - 1] = (" ", False)
                        if rows[row][end][0] == "":
                            rows[row][end] = (" ", False)
                        rows[row][column:end] = [(c, reverse) for c in text]
                    elif kind == 3:
                        text = "".join(random.choice("日本語한국") for _ in range(random.randint(1, 8)))
                        window.move(row, 0)
                        window.clrtoeol()
                        window.addstr(row, 4, text)
                        cells = [(c, False) for c in text for c in (c, "")]
                        rows[row] = ([(" ", False)] * 4 + cells + [(" ", False)] * width)[:width]
                    elif kind == 4:
                        window.move(row, 0)
                        window.insdelln(1)
                        rows.insert(row, [(" ", False)] * width)
                        # the bottom line of the window is the step line; it is pushed out and drawn again
                        rows.pop()
                    elif kind == 5:
                        window.move(row, 0)
                        window.deleteln()
                        window.move(height - 1, 0)
                        window.clrtoeol()
                        del rows[row]
                        rows.append([(" ", False)] * width)
                    elif kind == 6:
                        c = random.choice("x=-")
                        n = random.randint(1, width - 1)
                        window.move(row, 0)
                        window.clrtoeol()
                        window.addstr(row, 0, c * n, curses.A_REVERSE if reverse else 0)
                        rows[row] = ([(c, reverse)] * n + [(" ", False)] * width)[:width]
                    else:
                        window.move(row, random.randrange(3) * 2)
                        if any(c == "" for c, _ in rows[row]):
                            continue
                        column = window.getyx()[1]
                        window.insstr("<>")
                        rows[row] = (rows[row][:column] + [("<", False), (">", False)] + rows[row][column:])[:width]
                window.move(height, 0)
                window.clrtoeol()
                window.addstr(height, 0, "step %d." % step)
                open("screen", "w").write("\\n".join("".join(c for c, _ in r).rstrip(" ") for r in rows))
                open("reversed", "w").write("\\n".join("".join("#" if v else "." for _, v in r) for r in rows))
                window.refresh()
                curses.beep()
                window.getkey()

        curses.wrapper(main)

        """
}
