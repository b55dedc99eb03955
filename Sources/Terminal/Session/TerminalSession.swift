import CNcurses
import CTerminalGuard
import Dispatch
import Glibc

/// The terminal while the program has it: the screen, the keys and the signals.
///
/// One session a process. Whatever happens, the shell is usable afterwards (faults.md, part T): `end` gives everything back, and what
/// cannot call it, a crash or a sudden `exit`, is seen to by CTerminalGuard.
@MainActor
package final class TerminalSession {
    /// What a session is asked for.
    package struct Options: Sendable {
        /// Report the mouse; the terminal's own selection needs shift then.
        package var mouse: Bool
        /// Show colours; false (`NO_COLOR`) shows attributes only.
        package var color: Bool
        /// Where standard error goes while the screen is in use (T-22), an open descriptor such as a log file's; nil leaves it.
        package var standardError: Int32?

        /// No mouse, colours, standard error as it is, unless told.
        package init(mouse: Bool = false, color: Bool = true, standardError: Int32? = nil) {
            self.mouse = mouse
            self.color = color
            self.standardError = standardError
        }
    }

    /// What to draw on.
    package let canvas: CursesCanvas

    private let modes: TerminalModes
    private let signals: TerminalSignals
    /// How the shell had it.
    private var shell: termios
    private var standardError: CInt?
    private var input = TerminalInput(descriptor: STDIN_FILENO)
    private var parser: KeyParser
    private var handler: (@MainActor (TerminalEvent) -> Void)?
    private var sources: [any DispatchSourceRead] = []
    private var waiting: DispatchWorkItem?
    private var isOpen = true
    private var isLost = false
    private var isCursorVisible = false

    /// Takes the terminal over. The first `present` shows something.
    ///
    /// - Parameters:
    ///   - options: what is wanted of it.
    ///   - environment: `TERM` and the locale's variables; the process' own unless told.
    /// - Throws: when the screen cannot be used; not a byte has been written then (T-11, T-12).
    package init(_ options: Options = .init(), environment: [String: String]? = nil) throws(TerminalError) {
        let environment = environment ?? Self.environment()
        let name = environment["TERM"] ?? ""
        try Self.check(name)
        let isUTF8 = TerminalLocale.prepare(environment: environment)
        var shell = termios()
        guard tcgetattr(STDOUT_FILENO, &shell) == 0 else { throw .cannotOpen(String(cString: strerror(errno))) }
        guard let signals = TerminalSignals() else { throw .cannotOpen(String(cString: strerror(errno))) }
        guard guard_arm(STDOUT_FILENO, &shell) else {
            signals.unwatch()
            throw .cannotOpen(String(cString: strerror(errno)))
        }
        // LINES and COLUMNS may be old, and curses would make a screen of any size.
        use_env(false)
        use_tioctl(Size.isUsable(terminal: STDOUT_FILENO))
        guard shim_start(name) else {
            guard_disarm()
            signals.unwatch()
            throw .cannotOpen("curses does not start on '\(name)'")
        }
        self.shell = shell
        self.signals = signals
        raw()
        noecho()
        nonl()
        intrflush(shim_screen(), false)
        meta(shim_screen(), true)
        keypad(shim_screen(), true)
        idlok(shim_screen(), true)
        typeahead(-1)
        curs_set(0)
        let size = Size.of(terminal: STDOUT_FILENO)
        resizeterm(CInt(size.rows), CInt(size.columns))
        canvas = CursesCanvas(isASCII: !isUTF8, color: options.color)
        parser = KeyParser(sequences: KeyTable.read())
        let isANSI = shim_terminal_string("cup").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
        modes = TerminalModes(isANSI: isANSI, mouse: options.mouse)
        modes.turnOn()
        if let log = options.standardError {
            let own = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
            if own >= 0 && dup2(log, STDERR_FILENO) >= 0 { standardError = own }
        }
    }

    /// Begins to hand over events, on the main queue. Returns at once; the program runs `RunLoop.main` itself.
    package func run(_ handler: @escaping @MainActor (TerminalEvent) -> Void) {
        guard isOpen, sources.isEmpty else { return }
        self.handler = handler
        sources = [
            source(of: STDIN_FILENO) { $0.takeInput() },
            source(of: signals.descriptor) { $0.takeSignals() },
        ]
    }

    /// Shows everything drawn so far.
    package func present() {
        guard isOpen, !isLost else { return }
        if let (row, column) = canvas.cursor {
            leaveok(shim_screen(), false)
            wmove(shim_screen(), CInt(row), CInt(column))
        } else {
            leaveok(shim_screen(), true)
        }
        wnoutrefresh(shim_screen())
        doupdate()
        showCursor(canvas.cursor != nil)
    }

    /// Makes the next `present` repaint all of the screen, as ^L does.
    package func redraw() {
        guard isOpen else { return }
        shim_repaint()
    }

    /// Gives the terminal to the shell, stops as ^Z does, and takes it back when the program runs again. `resumed` follows, and `resized`
    /// before it when the size has changed. Does nothing where there is no job control.
    package func suspend() {
        guard isOpen, !isLost, signals.canStop else { return }
        leave()
        guard_disarm()
        signals.stop()
        guard_arm(STDOUT_FILENO, &shell)
        enter()
    }

    /// Gives the terminal back as it was, for good. Calling it again does nothing.
    package func end() {
        guard isOpen else { return }
        isOpen = false
        canvas.isClosed = true
        handler = nil
        closeSources()
        leave()
        // What the mouse has sent meanwhile is not for the shell.
        if modes.mouse { tcflush(STDIN_FILENO, TCIFLUSH) }
        guard_disarm()
        signals.unwatch()
        if let own = standardError {
            dup2(own, STDERR_FILENO)
            close(own)
            standardError = nil
        }
    }
}

// The screen

extension TerminalSession {
    private func leave() {
        if !isLost { modes.turnOff() }
        showCursor(true)
        endwin()
        tcsetattr(STDOUT_FILENO, TCSANOW, &shell)
    }

    /// After `leave`, or after a stop that came without it.
    private func enter() {
        reset_prog_mode()
        modes.turnOn()
        isCursorVisible = true
        let old = canvas.size
        updateSize()
        doupdate()
        showCursor(canvas.cursor != nil)
        // Not from here: the program may be in the middle of an event.
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            if canvas.size != old { handler?(.resized(canvas.size)) }
            handler?(.resumed)
        }
    }

    private func updateSize() {
        let size = Size.of(terminal: STDOUT_FILENO)
        if size != canvas.size { resizeterm(CInt(size.rows), CInt(size.columns)) }
        // Even at the same size the terminal may have moved things about.
        shim_repaint()
    }

    private func showCursor(_ visible: Bool) {
        guard visible != isCursorVisible else { return }
        isCursorVisible = visible
        curs_set(visible ? 1 : 0)
    }
}

// Events

extension TerminalSession {
    private func source(
        of descriptor: CInt, _ take: @escaping @MainActor (TerminalSession) -> Void
    ) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                if let self { take(self) }
            }
        }
        source.resume()
        return source
    }

    private func closeSources() {
        waiting?.cancel()
        waiting = nil
        for source in sources { source.cancel() }
        sources = []
    }

    private func takeInput() {
        waiting?.cancel()
        waiting = nil
        var keys: [Key] = []
        let outcome = input.drain { keys += parser.feed($0) }
        if !keys.isEmpty { handler?(.keys(keys)) }
        switch outcome {
        case .lost: lose()
        case .open: waitForMore()
        }
    }

    private func lose() {
        guard isOpen, !isLost else { return }
        isLost = true
        closeSources()
        handler?(.lost)
    }

    /// Waits for the rest of a sequence: 25 ms tell the escape key from a sequence, a torn one may take longer, pasted text much longer.
    private func waitForMore() {
        let milliseconds: Int
        switch parser.wait {
        case .nothing: return
        case .escape: milliseconds = 25
        case .sequence: milliseconds = 300
        case .paste: milliseconds = 5000
        }
        guard isOpen else { return }
        let item = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isOpen else { return }
                let keys = self.parser.flush()
                if !keys.isEmpty { self.handler?(.keys(keys)) }
            }
        }
        waiting = item
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: item)
    }

    private func takeSignals() {
        let signals = signals.drain()
        // A stop that did not come from `suspend` (kill -STOP) has left the terminal to the shell.
        if signals.contains(SIGCONT) {
            leave()
            enter()
        } else if signals.contains(SIGWINCH) {
            updateSize()
            handler?(.resized(canvas.size))
        }
        for signal in [SIGHUP, SIGTERM, SIGINT, SIGQUIT] where signals.contains(signal) {
            handler?(.terminate(signal: signal))
        }
        if signals.contains(SIGTSTP) { suspend() }
    }
}

// Before the start

extension TerminalSession {
    private static func check(_ name: String) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.standardInput) }
        guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.standardOutput) }
        guard !name.isEmpty else { throw .unknownTerminal("") }
        switch shim_examine_terminal(name, STDOUT_FILENO) {
        case shim_terminal_fit: return
        case shim_terminal_cannot_move: throw .cannotMoveCursor(name)
        default: throw .unknownTerminal(name)
        }
    }

    private static func environment() -> [String: String] {
        var environment: [String: String] = [:]
        for name in ["TERM", "LC_ALL", "LC_CTYPE", "LANG"] {
            environment[name] = getenv(name).map { String(cString: $0) }
        }
        return environment
    }
}
