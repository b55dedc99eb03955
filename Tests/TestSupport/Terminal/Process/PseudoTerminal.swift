package import Glibc

/// A program on a terminal of its own, driven by a test.
///
/// ```swift
/// let terminal = try PseudoTerminal(["/usr/bin/less", path], environment: PseudoTerminal.environment())
/// try terminal.wait(for: "first line")
/// try terminal.send("q")
/// #expect(try terminal.waitForExit() == .exited(0))
/// ```
///
/// Every wait is for an event (output, the end of the program) and has a deadline; nothing sleeps. It blocks its thread: in a test that
/// needs the cooperative pool for something else, go through ``onDedicatedThread(_:)``. When the object goes, the program and what it
/// started in its session are killed.
package final class PseudoTerminal {
    /// What the program has drawn so far.
    package private(set) var screen: VirtualScreen
    /// Every byte that the program has written to the terminal so far.
    package private(set) var output: [UInt8] = []
    /// False for a terminal that keeps silent when it is asked (DA1, DSR, DECRQM, OSC 10 and 11).
    package var answersQueries = true

    /// What OSC 11 is answered with; black at first. Set it before the first wait to be a light terminal.
    package var backgroundAnswer: String {
        get { screen.backgroundAnswer }
        set { screen.backgroundAnswer = newValue }
    }

    /// The private modes that the terminal says it does not know; none at first.
    package var unknownModes: Set<Int> {
        get { screen.unknownModes }
        set { screen.unknownModes = newValue }
    }

    /// The settings of the terminal before the program started, to compare ``terminalSettings()`` with.
    package let initialSettings: TermiosSnapshot

    let child: ChildProcess
    let pipes: ChildPipes
    private(set) var master: Descriptor?
    private(set) var slave: Descriptor?

    /// Starts `arguments[0]`, looked up in `PATH` when it has no slash, as the leader of a new session with this terminal.
    ///
    /// - Parameters:
    ///   - environment: The whole environment; nothing is inherited. ``environment(term:adding:)`` gives a usual one.
    ///   - rows: Height; 0 tells the program 0, while ``screen`` then has 24 rows.
    ///   - columns: Width; 0 tells the program 0, while ``screen`` then has 80 columns.
    /// - Throws: ``SystemCallFailure``, also when the program is not there.
    package init(
        _ arguments: [String], environment: [String: String], workingDirectory: String? = nil, rows: Int = 24, columns: Int = 80,
        input: InputSource = .terminal, output: OutputSink = .terminal, errors: OutputSink = .terminal
    ) throws {
        let (master, path) = try GNUFunctions.pseudoTerminal()
        let slave = Descriptor(try check("open \(path)", open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)))
        initialSettings = TermiosSnapshot(try Self.attributes(of: slave))
        try Self.setSize(of: master, rows: rows, columns: columns)
        pipes = ChildPipes()
        let streams = try pipes.streams(input: input, output: output, errors: errors)
        child = try ChildProcess(
            SpawnPlan(
                arguments: arguments, environment: environment, workingDirectory: workingDirectory, terminal: path, streams: streams))
        screen = VirtualScreen(rows: rows == 0 ? 24 : rows, columns: columns == 0 ? 80 : columns)
        self.master = master
        self.slave = slave
    }

    /// What most programs need: `PATH`, a UTF-8 locale, a home that does not exist, and `term`. `changes` win.
    package static func environment(term: String = "xterm-256color", adding changes: [String: String] = [:]) -> [String: String] {
        let usual = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "C.UTF-8", "TERM": term]
        return usual.merging(changes) { $1 }
    }

    /// What the program wrote to its standard output when that is `.captured`.
    package var capturedOutput: [UInt8] { pipes.output }

    /// What the program wrote to its standard error when that is `.captured`.
    package var capturedErrors: [UInt8] { pipes.errors }

    /// The end of ``output`` now; see ``bytes(since:)``.
    package var mark: Int { output.count }

    /// What the program has written to the terminal since `mark` was taken.
    package func bytes(since mark: Int) -> [UInt8] {
        Array(output[mark...])
    }

    /// The program's process id; it leads a session and a process group of the same number.
    package var processID: pid_t { child.processID }

    /// How the program has ended, as far as a wait has noticed; nil while it runs.
    package var exitStatus: ExitStatus? { child.status }

    /// Sends a signal (`SIGTERM`) to the program alone.
    package func signal(_ number: Int32) throws {
        try child.signal(number)
    }

    /// Changes the size of the terminal; the kernel tells the foreground process group (SIGWINCH).
    package func resize(rows: Int, columns: Int) throws {
        guard let master else {
            throw failure("resizing", .hungUp)
        }
        screen.resize(rows: rows == 0 ? 24 : rows, columns: columns == 0 ? 80 : columns)
        try Self.setSize(of: master, rows: rows, columns: columns)
    }

    /// Tells the program once more that the size has changed, without a change.
    package func redraw() throws {
        try signal(SIGWINCH)
    }

    /// Closes the terminal, as closing its window does: the program gets SIGHUP, reads give EOF, writes EIO. Waits for text fail from
    /// now on; ``waitForExit(within:)`` works.
    package func closeMaster() {
        master = nil
        slave = nil
    }

    /// Makes the terminal take no more output, as ^S does on one with flow control.
    package func stopOutput() throws {
        guard let slave else {
            throw failure("stopping the output", .hungUp)
        }
        try check("tcflow", tcflow(slave.number, TCOOFF))
    }

    /// The settings of the terminal now. Also after the program has ended, as the test holds the terminal open.
    package func terminalAttributes() throws -> termios {
        guard let slave else {
            throw failure("the terminal's settings", .hungUp)
        }
        return try Self.attributes(of: slave)
    }

    /// ``terminalAttributes()`` in a form that can be compared.
    package func terminalSettings() throws -> TermiosSnapshot {
        TermiosSnapshot(try terminalAttributes())
    }

    /// The process group that gets the keyboard's signals; nil when the terminal is closed or is nobody's.
    package var foregroundProcessGroup: pid_t? {
        guard let master else {
            return nil
        }
        let group = tcgetpgrp(master.number)
        return group > 0 ? group : nil
    }

    /// Takes what the program has written; with `all`, until nothing is left. Gives whether there was anything.
    func drain(all: Bool, until deadline: Deadline) throws -> Bool {
        var found = false
        while let master {
            switch master.read() {
            case .bytes(let bytes):
                found = true
                output += bytes
                screen.feed(bytes)
            case .nothing: return found
            case .end:
                closeMaster()
                return found
            }
            if !all || deadline.hasPassed {
                return found
            }
        }
        return found
    }

    /// The answers that the program has asked for and not got.
    func takeReplies() -> [UInt8] {
        let replies = screen.takeReplies()
        return answersQueries ? replies : []
    }

    func failure(_ what: String, _ reason: PseudoTerminalFailure.Reason) -> PseudoTerminalFailure {
        let last = String(decoding: output.suffix(200), as: UTF8.self).debugDescription
        return PseudoTerminalFailure(what: what, reason: reason, screen: screen, lastOutput: last)
    }

    private static func attributes(of slave: Descriptor) throws -> termios {
        var attributes = termios()
        try check("tcgetattr", tcgetattr(slave.number, &attributes))
        return attributes
    }

    private static func setSize(of master: Descriptor, rows: Int, columns: Int) throws {
        var size = winsize(ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
        try check("TIOCSWINSZ", ioctl(master.number, UInt(TIOCSWINSZ), &size))
    }
}
