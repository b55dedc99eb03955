import Glibc
import TestSupport
import Testing

@Suite("Redirections, processes and folders", .timeLimit(.minutes(1)))
struct RedirectionTests {
    private let environment = PseudoTerminal.environment()

    @Test("standard input may be something else, the terminal stays the controlling terminal")
    func input() throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write("from the file\n", to: "in/put.txt")
        let script = ["/bin/sh", "-c", "test -t 0 || echo no terminal; cat; echo ended >/dev/tty"]
        for (source, expected) in [
            (InputSource.null, "no terminal\nended"), (.file(file), "no terminal\nfrom the file\nended"),
            (.text("piped\n"), "no terminal\npiped\nended"), (.closed, "no terminal\ncat: -: Bad file descriptor"),
        ] {
            let terminal = try PseudoTerminal(script, environment: environment, input: source)
            _ = try terminal.waitForExit()
            #expect(terminal.screen.text.hasPrefix(expected))
            #expect(terminal.screen.text.contains("ended"))
        }
    }

    @Test("a program of a moment is not told to have had the memory of whoever started it")
    func memory() throws {
        let count = 300 << 20
        let filled = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        defer { filled.deallocate() }
        memset(filled, 1, count)
        for _ in 1...5 {
            let run = try ProcessRun.run(["/bin/true"], environment: environment)
            #expect(run.status == .exited(0) && (run.peakMemory ?? 0) < 100 << 20, "\(run.peakMemory ?? 0)")
        }
    }

    @Test("standard output and error may be something else")
    func output() throws {
        let folder = try TemporaryDirectory()
        let script = ["/bin/sh", "-c", "echo out; echo err >&2; echo tty >/dev/tty"]
        let captured = try PseudoTerminal(script, environment: environment, output: .captured, errors: .file(folder.file("err")))
        #expect(try captured.waitForExit() == .exited(0))
        #expect(captured.screen.text == "tty")
        #expect(captured.capturedOutput == Array("out\n".utf8))
        #expect(try folder.read("err") == "err\n")

        let other = try PseudoTerminal(script, environment: environment, output: .null, errors: .captured)
        try other.wait(what: "the error", until: { !other.capturedErrors.isEmpty })
        _ = try other.waitForExit()
        #expect(other.capturedErrors == Array("err\n".utf8))
        #expect(other.screen.text == "tty")
    }

    @Test("a forgotten program is killed with everything in its session, wherever job control has put it")
    func cleaning() throws {
        let folder = try TemporaryDirectory()
        #expect(mkfifo(folder.file("alive"), 0o600) == 0)
        let reader = open(folder.file("alive"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        let leader = try leaveBehind("trap '' HUP TERM; exec 3>alive; set -m; sleep 1000 & echo $! $$; sleep 1000", in: folder.path)
        #expect(kill(leader, 0) == -1 && errno == ESRCH)
        // The job in its own group held the pipe; that it ends can be waited for.
        var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        #expect(poll(&entry, 1, 10000) == 1)
        #expect(entry.revents & Int16(POLLHUP) != 0)
    }

    private func leaveBehind(_ script: String, in folder: String) throws -> pid_t {
        let terminal = try PseudoTerminal(["/bin/sh", "-c", script], environment: environment, workingDirectory: folder)
        try terminal.wait(until: { $0.line(0).contains(" ") && $0.cursor.row == 1 }, what: "both process ids")
        let numbers = terminal.screen.line(0).split(separator: " ").compactMap { pid_t($0) }
        #expect(numbers.last == terminal.processID)
        #expect(getpgid(numbers[0]) == numbers[0])
        return terminal.processID
    }

    @Test("a program without a terminal gives its output, its errors and its status")
    func run() throws {
        let run = try ProcessRun.run(
            ["/bin/sh", "-c", "cat; echo err >&2; (: </dev/tty) 2>/dev/null && echo terminal; exit 5"], environment: environment,
            input: "in\n")
        #expect(run.status == .exited(5))
        #expect(run.output == "in\n")
        #expect(run.errors == "err\n")
        let killed = try ProcessRun.run(["/bin/sh", "-c", "kill -TERM $$"], environment: environment)
        #expect(killed.status == .signaled(SIGTERM))
    }

    @Test("megabytes go in and out at the same time")
    func large() throws {
        let text = String(repeating: "0123456789abcde\n", count: 200_000)
        let run = try ProcessRun.run(["cat"], environment: environment, input: text)
        #expect(run.status == .exited(0))
        #expect(run.outputBytes.count == text.utf8.count)
        let deaf = try ProcessRun.run(["true"], environment: environment, input: text)
        #expect(deaf.status == .exited(0))
    }

    @Test("a program that does not end is killed, and the error has its output")
    func overdue() throws {
        let error = #expect(throws: ProcessRun.Overdue.self) {
            try ProcessRun.run(["/bin/sh", "-c", "echo begun; exec sleep 1000"], environment: environment, within: .seconds(1))
        }
        #expect(error?.output == "begun\n")
        #expect(throws: SystemCallFailure.self) { try ProcessRun.run(["/no/such/program"], environment: [:]) }
    }

    @Test("blocking work may go to a thread of its own")
    func dedicated() async throws {
        let run = try await onDedicatedThread { try ProcessRun.run(["echo", "hello"], environment: [:]) }
        #expect(run.output == "hello\n")
        await #expect(throws: SystemCallFailure.self) {
            try await onDedicatedThread { try ProcessRun.run(["/no/such/program"], environment: [:]) }
        }
    }

    @Test("a temporary folder is its own, private, and goes")
    func folder() throws {
        var folder: TemporaryDirectory? = try TemporaryDirectory()
        let path = try #require(folder?.path)
        #expect(try TemporaryDirectory().path != path)
        #expect(try folder?.write("text", to: "a/b.txt") == "\(path)/a/b.txt")
        #expect(try folder?.read("a/b.txt") == "text")
        #expect(try folder?.names() == ["a"])
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        folder = nil
        #expect(access(path, F_OK) != 0)
    }
}
