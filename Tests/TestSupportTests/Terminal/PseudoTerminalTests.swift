import Glibc
import TestSupport
import Testing

@Suite("Pseudo-terminal", .timeLimit(.minutes(1)))
struct PseudoTerminalTests {
    private func shell(_ script: String, rows: Int = 24, columns: Int = 80) throws -> PseudoTerminal {
        try PseudoTerminal(["/bin/sh", "-c", script], environment: PseudoTerminal.environment(), rows: rows, columns: columns)
    }

    @Test("the program runs on the terminal and all its output is there when it has ended")
    func output() throws {
        let terminal = try shell("test -t 0 && test -t 1 && test -t 2 && seq 1 5000; exit 3")
        #expect(try terminal.waitForExit() == .exited(3))
        #expect(terminal.exitStatus == .exited(3))
        #expect(terminal.screen.lines.dropLast().last == "5000")
        #expect(terminal.output.count { $0 == 10 } == 5000)
    }

    @Test("the program has the terminal as its controlling terminal and leads its foreground group")
    func controlling() throws {
        let terminal = try shell("echo here >/dev/tty; read -r x")
        try terminal.wait(for: "here")
        #expect(terminal.foregroundProcessGroup == terminal.processID)
        #expect(getsid(terminal.processID) == terminal.processID)
        try terminal.send("\u{3}")
        #expect(try terminal.waitForExit() == .signaled(SIGINT))
    }

    @Test("environment, folder and arguments are those of the test and no others")
    func surroundings() throws {
        let folder = try TemporaryDirectory()
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "pwd; echo \"$0 $1\"; env | sort | grep -v -e PWD -e SHLVL -e '^_='", "zero", "o n e"],
            environment: ["A": "1", "PATH": "/usr/bin:/bin"], workingDirectory: folder.path)
        _ = try terminal.waitForExit()
        #expect(terminal.screen.text == "\(folder.path)\nzero o n e\nA=1\nPATH=/usr/bin:/bin")
    }

    @Test("no descriptor and no blocked or ignored signal is inherited")
    func inheritance() throws {
        let broken = try shell("kill -PIPE $$")
        #expect(try broken.waitForExit() == .signaled(SIGPIPE))
        let listing = try PseudoTerminal(["ls", "/proc/self/fd"], environment: PseudoTerminal.environment())
        _ = try listing.waitForExit()
        #expect(listing.screen.text == "0  1  2  3")  // 3 is the folder that it reads
        let command = ["grep", "-e", "SigBlk", "-e", "SigIgn", "/proc/self/status"]
        let terminal = try PseudoTerminal(command, environment: PseudoTerminal.environment())
        _ = try terminal.waitForExit()
        let masks = terminal.screen.text.split(whereSeparator: \.isWhitespace).compactMap { $0.count == 16 ? UInt64($0, radix: 16) : nil }
        let internals: UInt64 = 0b11 << 31  // two signals that glibc keeps for its threads
        #expect(masks.map { $0 & ~internals } == [0, 0])
    }

    @Test("the size is there at the start and the program is told of a change")
    func size() throws {
        let terminal = try shell("trap 'stty size' WINCH; sleep 1000 & stty size; while :; do wait; done", rows: 11, columns: 33)
        try terminal.wait(for: "11 33")
        try terminal.resize(rows: 5, columns: 44)
        try terminal.wait(for: "5 44")
        #expect(terminal.screen.rows == 5)
        #expect(terminal.screen.columns == 44)
    }

    @Test("a size of zero reaches the program")
    func noSize() throws {
        let terminal = try shell("stty size", rows: 0, columns: 0)
        _ = try terminal.waitForExit()
        #expect(terminal.screen.text == "0 0")
    }

    @Test("what is typed arrives, with echo and without")
    func typing() throws {
        let terminal = try PseudoTerminal(["cat"], environment: PseudoTerminal.environment())
        try terminal.send("grüße\r")
        // The end of the line may come behind it.
        try terminal.wait(until: { $0.text == "grüße\ngrüße" && $0.cursor == ScreenPosition(row: 2, column: 0) }, what: "both lines")
        let mark = terminal.mark
        try terminal.send("\u{4}")
        #expect(try terminal.waitForExit() == .exited(0))
        #expect(terminal.bytes(since: mark) == [])
    }

    @Test("a long paste does not block although the program writes as much")
    func pasting() throws {
        let terminal = try shell("stty raw -echo; echo ready; head -c 300000 | tee /dev/null | wc -c; exit 0")
        try terminal.wait(for: "ready")
        try terminal.send(bytes: [UInt8](repeating: 97, count: 300_000))
        try terminal.wait(for: "300000")

        let loud = try shell("stty raw -echo; echo ready; exec cat")
        try loud.wait(for: "ready")
        try loud.send(bytes: [UInt8](repeating: 98, count: 200_000))
        try loud.wait(what: "the paste to come back", until: { loud.output.count { $0 == 98 } == 200_000 })
    }

    @Test("changed terminal settings are seen, also after the program has ended")
    func settings() throws {
        let changed = try shell("read -r x; stty -echo -ixon intr q")
        let first = changed.initialSettings
        #expect(first.flags.isSuperset(of: ["icanon", "isig", "opost", "echo", "ixon"]))
        try changed.send("\r")
        _ = try changed.waitForExit()
        let last = try changed.terminalSettings()
        #expect(first != last)
        #expect(first.differences(to: last) == ["-echo", "-ixon", "cc[0] 3 → 113"])
        #expect(first.differences(to: first) == [])
    }

    @Test("signals reach the program")
    func signals() throws {
        let terminal = try shell("trap 'echo usr1' USR1; sleep 1000 & echo ready; while :; do wait; done")
        try terminal.wait(for: "ready")
        try terminal.signal(SIGUSR1)
        try terminal.wait(for: "usr1")
        try terminal.signal(SIGKILL)
        #expect(try terminal.waitForExit() == .signaled(SIGKILL))
    }

    @Test("closing the terminal hangs the program up")
    func hangUp() throws {
        let terminal = try shell("echo ready; while :; do read -r x; done")
        try terminal.wait(for: "ready")
        terminal.closeMaster()
        #expect(try terminal.waitForExit() == .signaled(SIGHUP))
        #expect(throws: PseudoTerminalFailure.self) { try terminal.send("x") }
        #expect(throws: PseudoTerminalFailure.self) { try terminal.terminalSettings() }
        #expect(terminal.foregroundProcessGroup == nil)
    }

    @Test("the program's questions are answered, unless the test wants silence", arguments: [true, false])
    func questions(_ answers: Bool) throws {
        let patience = answers ? "min 1 time 0" : "min 0 time 1"
        let terminal = try shell("stty raw -echo \(patience); printf '\\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c; echo done")
        terminal.answersQueries = answers
        try terminal.wait(for: "done")
        #expect(terminal.screen.text.contains("033   [   1   ;   1   R") == answers)
    }

    @Test("a light terminal can be played")
    func lightBackground() throws {
        let terminal = try shell("stty raw -echo; printf '\\033]11;?\\007'; head -c 24 | tail -c 20 | tr -d '\\007'; echo .")
        terminal.backgroundAnswer = "rgb:ffff/ffff/eeee"
        try terminal.wait(for: ";rgb:ffff/ffff/eeee.")
    }

    @Test("settling waits for the end of the output")
    func settling() throws {
        let terminal = try shell("seq 1 20000; read -r x")
        try terminal.wait(for: "1")
        try terminal.settle(quietMilliseconds: 100)
        #expect(terminal.screen.text.hasSuffix("20000"))
        #expect(terminal.exitStatus == nil)

        let endless = try shell("exec yes")
        try endless.wait(for: "y")
        #expect(throws: PseudoTerminalFailure.self) { try endless.settle(quietMilliseconds: 2000, within: .milliseconds(50)) }
    }

    @Test("a failed wait says what was on the screen")
    func failures() throws {
        let early = try shell("echo Ouch; exit 4")
        let ended = #expect(throws: PseudoTerminalFailure.self) { try early.wait(for: "Hello") }
        #expect(ended?.reason == .exited(.exited(4)))
        #expect(ended?.description.contains("\nOuch\n") == true)
        #expect(ended?.description.contains("waiting for \"Hello\"") == true)

        let late = try shell("echo Ouch; read -r x")
        try late.wait(for: "Ouch")
        let overdue = #expect(throws: PseudoTerminalFailure.self) { try late.wait(for: "Hello", within: .milliseconds(20)) }
        #expect(overdue?.reason == .deadlinePassed)
        let running = #expect(throws: PseudoTerminalFailure.self) { try late.waitForExit(within: .milliseconds(20)) }
        #expect(running?.screen.text == "Ouch")

        let busy = try shell("exec yes")
        #expect(throws: PseudoTerminalFailure.self) { try busy.wait(for: "no", within: .milliseconds(50)) }
        #expect(throws: PseudoTerminalFailure.self) { try busy.waitForExit(within: .milliseconds(50)) }

        #expect(throws: SystemCallFailure.self) { try PseudoTerminal(["/no/such/program"], environment: [:]) }
    }
}
