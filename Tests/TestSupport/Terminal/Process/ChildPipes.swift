import Glibc

/// The pipes of a program: the text that it is given and the output that is kept.
final class ChildPipes {
    /// What came out of one stream so far.
    private struct Capture {
        var descriptor: Descriptor?
        var bytes: [UInt8] = []
    }

    private var feed: Descriptor?
    private var unfed: ArraySlice<UInt8> = []
    private var captures: [Int: Capture] = [:]

    /// What the program wrote to the captured standard output.
    var output: [UInt8] { captures[1]?.bytes ?? [] }
    /// What the program wrote to the captured standard error.
    var errors: [UInt8] { captures[2]?.bytes ?? [] }

    /// Makes the pipes; the streams keep the program's sides open until the plan has been used.
    func streams(input: InputSource, output: OutputSink, errors: OutputSink) throws -> [SpawnPlan.Stream] {
        [try stream(input), try stream(output, 1), try stream(errors, 2)]
    }

    private func stream(_ input: InputSource) throws -> SpawnPlan.Stream {
        switch input {
        case .terminal: return .terminal
        case .null: return .file("/dev/null", flags: O_RDONLY)
        case .file(let path): return .file(path, flags: O_RDONLY)
        case .closed: return .closed
        case .text(let text):
            Self.ignoreBrokenPipes
            let pipe = try Descriptor.pipe(parentReads: false)
            feed = pipe.parent
            unfed = Array(text.utf8)[...]
            return .descriptor(pipe.child)
        }
    }

    private func stream(_ sink: OutputSink, _ number: Int) throws -> SpawnPlan.Stream {
        switch sink {
        case .terminal: return .terminal
        case .null: return .file("/dev/null", flags: O_WRONLY)
        case .file(let path): return .file(path, flags: O_WRONLY | O_CREAT | O_TRUNC)
        case .closed: return .closed
        case .captured:
            let pipe = try Descriptor.pipe(parentReads: true)
            captures[number] = Capture(descriptor: pipe.parent)
            return .descriptor(pipe.child)
        }
    }

    func add(to set: inout PollSet) {
        if let feed {
            set.add(feed, POLLOUT)
        }
        for capture in captures.values {
            if let descriptor = capture.descriptor {
                set.add(descriptor, POLLIN)
            }
        }
    }

    /// Moves what can be moved without waiting; with `all`, reads until the pipes are empty.
    func pump(all: Bool, until deadline: Deadline) {
        if let feed {
            let written = unfed.isEmpty ? nil : feed.write(unfed)
            unfed = unfed.dropFirst(written ?? unfed.count)
            if unfed.isEmpty {
                self.feed = nil
            }
        }
        for number in captures.keys {
            read(number, all: all, until: deadline)
        }
    }

    private func read(_ number: Int, all: Bool, until deadline: Deadline) {
        while let descriptor = captures[number]?.descriptor {
            switch descriptor.read() {
            case .bytes(let bytes): captures[number]?.bytes += bytes
            case .end: captures[number]?.descriptor = nil
            case .nothing: return
            }
            if !all || deadline.hasPassed {
                return
            }
        }
    }

    /// A program that does not read its input must not end the test run. Once, for the whole process; programs that are started get the
    /// default back.
    private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}
