import Glibc

extension PseudoTerminal {
    /// Waits until `text` stands on the screen, also over several lines (``VirtualScreen/text``).
    ///
    /// - Throws: ``PseudoTerminalFailure`` with the screen, when the deadline passes or the program ends first.
    package func wait(for text: String, within limit: Duration = .seconds(10)) throws {
        try wait(until: { $0.text.contains(text) }, what: text.debugDescription, within: limit)
    }

    /// Waits until the screen fulfils `condition`; it is asked at once and after every piece of output. `what` is for the message.
    ///
    /// - Throws: ``PseudoTerminalFailure`` with the screen, when the deadline passes or the program ends first.
    package func wait(until condition: (VirtualScreen) -> Bool, what: String, within limit: Duration = .seconds(10)) throws {
        try wait(what: what, within: limit) { condition(screen) }
    }

    /// Waits until `condition` holds, which may look at anything, ``output`` or ``capturedErrors`` for example. It is asked at once and
    /// after every event: output of any kind, and the end of the program.
    ///
    /// - Throws: ``PseudoTerminalFailure`` with the screen, when the deadline passes or the program ends first.
    package func wait(what: String, within limit: Duration = .seconds(10), until condition: () -> Bool) throws {
        let deadline = Deadline(after: limit)
        while !condition() {
            if let status = child.status {
                throw failure(what, .exited(status))
            }
            guard !deadline.hasPassed else {
                throw failure(what, master == nil ? .hungUp : .deadlinePassed)
            }
            try pump(until: deadline)
        }
    }

    /// Waits until the program has ended, and takes all its output.
    ///
    /// - Throws: ``PseudoTerminalFailure`` with the screen, when the deadline passes; the program goes on then.
    package func waitForExit(within limit: Duration = .seconds(10)) throws -> ExitStatus {
        let deadline = Deadline(after: limit)
        while true {
            if let status = child.status {
                return status
            }
            guard !deadline.hasPassed else {
                throw failure("the end of the program", .deadlinePassed)
            }
            try pump(until: deadline)
        }
    }

    /// Waits until the program has written nothing for `quietMilliseconds`, or has ended.
    ///
    /// - Throws: ``PseudoTerminalFailure`` when it does not stop writing.
    package func settle(quietMilliseconds: Int = 50, within limit: Duration = .seconds(10)) throws {
        let deadline = Deadline(after: limit)
        while child.status == nil {
            let quiet = Deadline(after: .milliseconds(quietMilliseconds))
            var isActive = false
            while !isActive, !quiet.hasPassed {
                isActive = try pump(until: quiet)
            }
            if !isActive {
                return
            }
            if deadline.hasPassed {
                throw failure("\(quietMilliseconds) ms of quiet", .deadlinePassed)
            }
        }
    }

    /// Types `text`. Control keys are their characters: `"\u{3}"` is ^C, `"\u{1B}[A"` the up arrow.
    ///
    /// - Throws: ``PseudoTerminalFailure`` when the program has ended, or does not take it in time.
    package func send(_ text: String, within limit: Duration = .seconds(10)) throws {
        try send(bytes: Array(text.utf8), within: limit)
    }

    /// Types bytes, which need not be UTF-8. What the program writes meanwhile is taken, so long input cannot block both sides.
    ///
    /// - Throws: ``PseudoTerminalFailure`` when the program has ended, or does not take them in time.
    package func send(bytes: [UInt8], within limit: Duration = .seconds(10)) throws {
        let what = "\(bytes.count) bytes of input being taken"
        let deadline = Deadline(after: limit)
        var rest = bytes[...]
        while !rest.isEmpty {
            if let status = child.status {
                throw failure(what, .exited(status))
            }
            guard let master, let written = master.write(rest) else {
                throw failure(what, .hungUp)
            }
            rest = rest.dropFirst(written)
            if written == 0 {
                guard !deadline.hasPassed else {
                    throw failure(what, .deadlinePassed)
                }
                try pump(until: deadline, orWritable: true)
            }
        }
    }

    /// Waits for one event and handles it. False when there was none, which, where there is no `pidfd_open`, may be before the deadline.
    @discardableResult
    private func pump(until deadline: Deadline, orWritable: Bool = false) throws -> Bool {
        var set = PollSet()
        if let master {
            set.add(master, orWritable ? POLLIN | POLLOUT : POLLIN)
        }
        pipes.add(to: &set)
        if child.status == nil, let exit = child.exit {
            set.add(exit, POLLIN)
        }
        let isReady = try set.wait(until: deadline, slice: child.exit == nil ? 10 : nil)
        // First the end, then the output: so everything that was written before the end is taken.
        let wasRunning = child.status == nil
        child.refresh()
        let hasEnded = child.status != nil
        pipes.pump(all: hasEnded, until: deadline)
        let foundOutput = try drain(all: hasEnded, until: deadline)
        let replies = takeReplies()
        if !replies.isEmpty, !hasEnded {
            try send(bytes: replies)
        }
        return isReady || foundOutput || (wasRunning && hasEnded)
    }
}
