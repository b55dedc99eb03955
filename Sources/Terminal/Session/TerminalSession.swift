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
    /// What to draw on.
    package let canvas: CursesCanvas

    /// Whether the terminal has said that its background is dark; nil when it has said nothing.
    package private(set) var isBackgroundDark: Bool?

    private var modes: TerminalModes
    private let output: FrameOutput
    private let signals: TerminalSignals
    /// How the shell had it.
    private var shell: termios
    private var input = TerminalInput(descriptor: STDIN_FILENO)
    private var parser: KeyParser
    private var handler: (@MainActor (TerminalEvent) -> Void)?
    private var sources: [any DispatchSourceRead] = []
    private var errors: (any DispatchSourceRead)?
    private var waiting: (any DispatchSourceTimer)?
    private var answersDue: (any DispatchSourceTimer)?
    private var clicks = ClickCounter()
    private var isOpen = true
    private var isLost = false
    /// Whether the program ends while the shell has the terminal: it stays as the shell has it.
    private var isAway = false
    private var isCursorVisible = false
    private let asks: Bool
    private var isUsable: Bool { isOpen && !isLost && !isAway }

    /// Takes the terminal over. The first `present` shows something.
    ///
    /// - Parameters:
    ///   - options: what is wanted of it.
    ///   - environment: `TERM`, `COLORTERM`, `TMUX` and the locale's variables; the process' own unless told.
    /// - Throws: when the screen cannot be used; not a byte has been written then (T-11, T-12).
    package init(_ options: Options = .init(), environment: [String: String]? = nil) throws(TerminalError) {
        let environment = environment ?? Self.environment()
        try Self.check(environment["TERM"] ?? "")
        // What was started in the background waits for the terminal. No signal is ours yet: what ends a program ends it there.
        while !guard_has_terminal(STDOUT_FILENO), guard_stop_in_background(STDOUT_FILENO) {}
        let name = TerminalName.best(environment)
        let isUTF8 = TerminalLocale.prepare(environment: environment)
        var shell = termios()
        guard tcgetattr(STDOUT_FILENO, &shell) == 0 else { throw .cannotOpen(String(cString: strerror(errno))) }
        guard let output = FrameOutput() else { throw .cannotOpen(String(cString: strerror(errno))) }
        guard let signals = TerminalSignals() else { throw .cannotOpen(String(cString: strerror(errno))) }
        guard guard_arm(STDOUT_FILENO, &shell) else {
            signals.unwatch()
            throw .cannotOpen(String(cString: strerror(errno)))
        }
        // Where that cannot be done, standard error stays as it is.
        if options.errorLog != nil || isatty(STDERR_FILENO) == 1 { _ = guard_hold_errors(options.errorLog ?? -1) }
        // LINES and COLUMNS may be old, and curses would make a screen of any size.
        use_env(false)
        use_tioctl(Size.isUsable(terminal: STDOUT_FILENO))
        guard shim_start(name, output.descriptor) else {
            guard_disarm()
            guard_release_errors()
            signals.unwatch()
            throw .cannotOpen("curses does not start on '\(name)'")
        }
        self.shell = shell
        self.signals = signals
        self.output = output
        raw()
        noecho()
        nonl()
        intrflush(shim_screen(), false)
        keypad(shim_screen(), true)
        idlok(shim_screen(), true)
        typeahead(-1)
        curs_set(0)
        let size = Size.of(terminal: STDOUT_FILENO)
        resizeterm(CInt(size.rows), CInt(size.columns))
        canvas = CursesCanvas(
            isASCII: !isUTF8, hasBraille: TerminalName.hasBraille(name), color: options.color,
            isExact: TerminalName.hasEveryColor(environment))
        parser = KeyParser(sequences: KeyTable.read())
        modes = TerminalModes(mouse: options.mouse)
        guard_reset_margins(modes.isANSI)
        modes.turnOn()
        asks = options.asks && modes.canAsk
        if guard_errors_pipe() >= 0 { errors = Self.errorsSource() }
        ask()
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
        guard isUsable else { return }
        canvas.willPresent()
        if let (row, column) = canvas.cursor {
            leaveok(shim_screen(), false)
            wmove(shim_screen(), CInt(row), CInt(column))
        } else {
            leaveok(shim_screen(), true)
        }
        update()
    }

    /// Has curses write what the screen lacks, and shows it as one frame.
    private func update() {
        let isDue = shim_is_update_due()
        let frame = output.gather {
            doupdate()
            showCursor(canvas.cursor != nil)
        }
        modes.show(canvas.written(frame), asOne: isDue)
    }

    /// How many bytes of text fit into the clipboard by way of the terminal: terminals take 100,000 in one sequence (hterm's osc52.sh).
    package nonisolated static let longestCopy = 74_994

    /// Asks the terminal to put text into the user's clipboard (OSC 52). Some want to be told first that they may, and none says whether it has.
    /// - Returns: false when the terminal is none that knows the question, or the text is too long.
    package func copy(_ text: String) -> Bool {
        guard isUsable, text.utf8.count <= Self.longestCopy else { return false }
        return modes.copy(Array(text.utf8))
    }

    /// Makes the next `present` repaint all of the screen, as ^L does.
    package func redraw() {
        guard isOpen else { return }
        shim_repaint()
    }

    /// Gives the terminal to the shell, stops as ^Z does, and takes it back as the shell gives it. `resumed` follows, and `resized`
    /// before it when the size has changed; or `terminate` or `lost`, and the shell keeps it. Does nothing where there is no job control.
    package func suspend() {
        guard isUsable, signals.canStop else { return }
        awaitAnswers()
        leave()
        guard_disarm()
        guard isBack(signals.stop()) else { return }
        tcgetattr(STDOUT_FILENO, &shell)
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
        if isAway {
            // Only where a stop that came without `leave` has left the screen to the shell.
            guard_restore()
        } else {
            if !isLost { awaitAnswers() }
            leave()
            // What the mouse has sent meanwhile is not for the shell.
            if modes.mouse { tcflush(STDIN_FILENO, TCIFLUSH) }
        }
        guard_disarm()
        signals.unwatch()
        errors?.cancel()
        guard_release_errors()
        output.close()
    }
}

// The screen

extension TerminalSession {
    private func leave() {
        if !isLost { modes.turnOff() }
        let last = output.gather {
            if !isLost { LastLine.clear() }
            showCursor(true)
            endwin()
        }
        // Curses has left as many rows scrolling as it knows of.
        modes.show(Size.isUsable(terminal: STDOUT_FILENO) ? last : last + modes.everyRowScrolls, asOne: false)
        // Curses has set what it found at its descriptor, which is none of a terminal's meanwhile.
        tcsetattr(STDOUT_FILENO, TCSANOW, &shell)
    }

    /// After `leave`, or after a stop that came without it.
    private func enter() {
        reset_prog_mode()
        parser.forget()
        isCursorVisible = true
        let old = canvas.size
        updateSize()
        update()
        // Not before the program's own screen is there. Curses has forgotten that the keypad is wanted.
        modes.show(output.gather { keypad(shim_screen(), true) }, asOne: false)
        modes.turnOn()
        ask()
        // Not from here: the program may be in the middle of an event.
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            if canvas.size != old { handler?(.resized(canvas.size)) }
            handler?(.resumed)
        }
    }

    /// Whether the terminal is the program's again after a stop. Else the program is told to end.
    private func isBack(_ outcome: TerminalSignals.Outcome) -> Bool {
        guard outcome != .foreground else { return true }
        isAway = true
        // What is typed is for the shell: to read it would stop the program again.
        closeSources()
        // Not from here, as in `enter`.
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            if case .ended(let signal) = outcome { handler?(.terminate(signal: signal)) } else { lose() }
        }
        return false
    }

    private func updateSize() {
        let size = Size.of(terminal: STDOUT_FILENO)
        if size != canvas.size { resizeterm(CInt(size.rows), CInt(size.columns)) }
        // Even at the same size the terminal may have moved things about, so that another click would mean something else.
        canvas.screenChanged()
        clicks = ClickCounter()
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
        answersDue?.cancel()
        answersDue = nil
        for source in sources { source.cancel() }
        sources = []
    }

    private func takeInput() {
        waiting?.cancel()
        waiting = nil
        let bytes = input.takePortion()
        let keys = parser.feed(bytes ?? [])
        for reply in parser.takeReplies() { take(reply) }
        handOver(keys)
        if bytes == nil { lose() } else { waitForMore() }
    }

    private func lose() {
        guard isOpen, !isLost else { return }
        isLost = true
        closeSources()
        handler?(.lost)
    }

    private func handOver(_ keys: [Key]) {
        guard !keys.isEmpty else { return }
        let now = ContinuousClock.now
        let counted: [Key] = keys.map { key in
            if case .mouse(let event) = key { .mouse(clicks.count(event, at: now)) } else { key }
        }
        handler?(.keys(counted))
    }

    /// Waits for the rest of a sequence: 25 ms tell the escape key from a sequence, a torn one may take longer, pasted text, and what is
    /// left of a torn one, much longer. While answers are expected nothing is given up.
    private func waitForMore() {
        let milliseconds: Int
        switch parser.wait {
        case .nothing: return
        case .escape where parser.expectsReplies, .sequence where parser.expectsReplies, .reply where parser.expectsReplies: return
        case .escape: milliseconds = 25
        case .sequence: milliseconds = 300
        case .rest: milliseconds = 3000
        case .paste, .reply: milliseconds = 5000
        }
        guard isOpen else { return }
        waiting = timer(after: .milliseconds(milliseconds)) { session in
            session.waiting = nil
            session.handOver(session.parser.flush())
            session.waitForMore()
        }
    }

    /// Does something once. A timer that is cancelled wakes nobody.
    private func timer(after time: DispatchTimeInterval, _ act: @escaping @MainActor (TerminalSession) -> Void) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + time)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.isOpen { act(self) }
            }
        }
        timer.resume()
        return timer
    }

    private func takeSignals() {
        let told = signals.drain()
        // A stop that did not come from `suspend` (kill -STOP) has left the terminal to the shell.
        if told.contains(SIGCONT) {
            guard guard_has_terminal(STDOUT_FILENO) || isBack(signals.awaitTerminal(told)) else { return }
            leave()
            enter()
        } else if told.contains(SIGWINCH) {
            updateSize()
            handler?(.resized(canvas.size))
        }
        for signal in TerminalSignals.endings where told.contains(signal) {
            handler?(.terminate(signal: signal))
        }
        if told.contains(SIGTSTP) { suspend() }
    }
}

// Questions and answers

extension TerminalSession {
    /// How long a terminal may take to answer. A later answer is understood, too, but then the escape key is not held back for it.
    private static let patience = DispatchTimeInterval.seconds(1)

    /// Asks the terminal what it knows, without waiting.
    private func ask() {
        guard asks else { return }
        answersDue?.cancel()
        parser.expectsReplies = true
        modes.ask()
        answersDue = timer(after: Self.patience) { $0.expectNoMore() }
    }

    private func expectNoMore() {
        answersDue?.cancel()
        answersDue = nil
        guard parser.expectsReplies else { return }
        parser.expectsReplies = false
        if waiting == nil { waitForMore() }
    }

    private func take(_ reply: TerminalReply) {
        switch reply {
        case .attributes: expectNoMore()
        case .mode(2026, let isKnown): modes.synchronizes = isKnown
        case .mode: break
        case .background(let red, let green, let blue):
            let isDark = TerminalReply.isDark(red: red, green: green, blue: blue)
            guard isDark != isBackgroundDark else { break }
            isBackgroundDark = isDark
            handler?(.background(isDark: isDark))
        }
    }

    /// What is still to be answered would be typed into the shell: gives it a moment, and throws it away.
    private func awaitAnswers() {
        let end = ContinuousClock.now + .milliseconds(200)
        while parser.expectsReplies {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&state, 1, CInt(left.rounded(.up))) == 1, let bytes = input.takePortion() else { break }
            _ = parser.feed(bytes)
            if parser.takeReplies().contains(.attributes) { break }
        }
        parser.expectsReplies = false
    }
}
