import Foundation
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Credentials")
struct CredentialsTests {
    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory(prefix: "jaunt-credentials")
        path = folder.file("jaunt/credentials.json")
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("are kept by origin in a file that is nobody else's, and forgotten again")
    func roundTrip() async throws {
        let file = CredentialsFile(path: path)
        let mine = Credentials(token: Secret("canary"), userID: "7", email: "me@example.org")
        try await file.set(mine, for: "https://a.example")
        #expect(try mode(path) == 0o600)
        #expect(try mode(folder.file("jaunt")) == 0o700)
        let again = CredentialsFile(path: path)
        #expect(try await again.credentials(for: "https://a.example") == mine)
        #expect(try await again.credentials(for: "https://b.example") == nil)
        try await again.set(nil, for: "https://a.example")
        #expect(try await again.credentials(for: "https://a.example") == nil)
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("canary"))
    }

    @Test("of instances that sign in elsewhere in the same moment are all kept", .timeLimit(.minutes(1)))
    func together() async throws {
        let origins = (0..<16).map { "https://\($0).example" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for origin in origins {
                group.addTask { try await CredentialsFile(path: path).set(Credentials(token: Secret(origin), userID: "7"), for: origin) }
            }
            try await group.waitForAll()
        }
        let file = CredentialsFile(path: path)
        for origin in origins { #expect(try await file.credentials(for: origin)?.token == Secret(origin)) }
    }

    @Test("that cannot be written are an error that says what the system says")
    func unwritable() async throws {
        try folder.write("", to: "jaunt/credentials.json.lock/file")
        let error = await #expect(throws: Reason.self) {
            try await CredentialsFile(path: path).set(Credentials(token: Secret("canary"), userID: "7"), for: "https://a.example")
        }
        #expect(error?.description == "\(path) cannot be written: \(path).lock: Is a directory")
        #expect(error?.mayPass == false, "to wait does not help")
    }

    @Test("that others can read are refused, with the command that mends it (D-13)", arguments: [0o644, 0o640, 0o604])
    func readable(mode: Int) async throws {
        let file = CredentialsFile(path: path)
        try await file.set(Credentials(token: Secret("canary"), userID: "7"), for: "https://a.example")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let error = await #expect(throws: Reason.self) { try await file.credentials(for: "https://a.example") }
        #expect(error?.description == "others can read \(URL(filePath: path).lastPathComponent); make it yours with: chmod 600 \(path)")
    }

    @Test("that are no JSON are an error, not nobody's")
    func broken() async throws {
        try folder.write("{", to: "jaunt/credentials.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        await #expect(throws: Reason.self) { try await CredentialsFile(path: path).credentials(for: "https://a.example") }
    }

    /// Writes the file as somebody may, who alone can read it.
    private func write(_ text: String) throws {
        try folder.write(text, to: "jaunt/credentials.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    @Test(
        "that somebody wrote need not say whose they are",
        arguments: [
            (#"{"token":"t"}"#, "", nil), (#"{"token":"t","user_id":7}"#, "7", nil),
            (#"{"token":"t","user_id":null,"of":"me","email":null}"#, "", nil), (#"{"token":"t","email":"me@"}"#, "", "me@"),
        ] as [(String, String, String?)])
    func written(record: String, userID: String, email: String?) async throws {
        try write(#"{"https://a.example":\#(record)}"#)
        let found = try await CredentialsFile(path: path).credentials(for: "https://a.example")
        #expect(found == Credentials(token: Secret("t"), userID: userID, email: email))
    }

    @Test(
        "of one server that are not understood are an error there, are no matter elsewhere, and stay",
        arguments: [
            (#"{"user_id":"7"}"#, "token: it is missing"), (#"{"id":12345678901234567890123,"token":7}"#, "token: it is not a text"),
            (#"{"token":""}"#, "token: it is empty"), (#"{"token":"t\n"}"#, "token: it holds characters that no token has"),
            (#"["t"]"#, "it is not an object"), (#""t""#, "it is not an object"),
        ])
    func oneBroken(record: String, why: String) async throws {
        try write(#"{"https://a.example":\#(record),"https://b.example":{"token":"t"}}"#)
        let file = CredentialsFile(path: path)
        #expect(try await file.credentials(for: "https://b.example")?.token == Secret("t"))
        func findsError() async {
            let error = await #expect(throws: Reason.self) { try await file.credentials(for: "https://a.example") }
            #expect(error?.description == "\(path) cannot be read at https://a.example (\(why)); mend that, or take it away")
        }
        await findsError()
        try await file.set(Credentials(token: Secret("u"), userID: "8"), for: "https://b.example")
        await findsError()
        #expect(try folder.read("jaunt/credentials.json").filter { !$0.isWhitespace }.contains(record))
        try await file.set(Credentials(token: Secret("v"), userID: "9"), for: "https://a.example")
        #expect(try await file.credentials(for: "https://a.example")?.userID == "9")
        #expect(try await file.credentials(for: "https://b.example")?.userID == "8")
        #expect(try await file.credentials(for: "https://c.example") == nil)
    }

    @Test("that are a list are an error, and are not written over")
    func noObject() async throws {
        try write("[]")
        let file = CredentialsFile(path: path)
        let error = await #expect(throws: Reason.self) { try await file.set(nil, for: "https://a.example") }
        #expect(error?.description == "\(path) cannot be read (it is not an object); mend it, or take it away and sign in again")
        #expect(try folder.read("jaunt/credentials.json") == "[]")
    }

    @Test("among which is a number that nothing can hold are an error that does not call it no JSON")
    func hugeNumber() async throws {
        try write(#"{"https://a.example":{"token":"t"},"https://b.example":{"x":1e999}}"#)
        let error = await #expect(throws: Reason.self) { try await CredentialsFile(path: path).set(nil, for: "https://a.example") }
        let why = "https://b.example.x: the number 1e999 is too large"
        #expect(error?.description == "\(path) cannot be read (\(why)); mend it, or take it away and sign in again")
    }

    @Test("to which a link leads are as private as the file at its end")
    func linked() async throws {
        let end = try folder.write(#"{"https://a.example":{"token":"t"}}"#, to: "elsewhere.json")
        try FileManager.default.createDirectory(atPath: folder.file("jaunt"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: end)
        let file = CredentialsFile(path: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: end)
        await #expect(throws: Reason.self) { try await file.credentials(for: "https://a.example") }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: end)
        #expect(try await file.credentials(for: "https://a.example")?.token == Secret("t"))
    }

    @Test("are shown in no description")
    func redacted() {
        let credentials = Credentials(token: Secret("canary"), userID: "7")
        for text in ["\(credentials)", String(reflecting: credentials), String(describing: credentials.token)] {
            #expect(!text.contains("canary"))
        }
        var dumped = ""
        dump(credentials, to: &dumped)
        #expect(!dumped.contains("canary"))
    }

    @Test("come from the command before the environment, and from the environment before the file")
    func order() async throws {
        let file = CredentialsFile(path: path)
        try await file.set(Credentials(token: Secret("file"), userID: ""), for: "https://a.example")
        func token(_ command: [String]?, _ environment: String?) async throws -> String? {
            try await TokenChain(
                command: command.map { TokenCommand($0) }, environment: environment.map { Secret($0) }, file: file,
                origin: "https://a.example"
            ).token()?.revealed()
        }
        #expect(try await token(["echo", "command"], "environment") == "command")
        #expect(try await token(nil, "environment") == "environment")
        #expect(try await token(nil, "") == "file")
        #expect(try await token(nil, nil) == "file")
    }

    @Test(
        "that a command does not give are an error", .timeLimit(.minutes(1)),
        arguments: [["false"], ["true"], ["no-such-program-anywhere"]])
    func commandFails(arguments: [String]) async {
        await #expect(throws: APIError.self) { try await TokenCommand(arguments).token() }
    }

    @Test(
        "that a command does not give are an error in its own last words, where it has any, and never in what it prints",
        arguments: [
            (#"echo canary; printf 'no\ngpg: \033[1mNo secret key\n \n' >&2; exit 2"#, "status 2: gpg: \u{FFFD}[1mNo secret key"),
            ("exit 3", "status 3"), ("exit 127", "status 127: there is no such command"), ("seq 100000 >&2; exit 4", "status 4: 100000"),
        ])
    func commandWords(script: String, words: String) async {
        let result = await failure { try await TokenCommand(["sh", "-c", script]).token() }
        #expect(result == "invalid request: token_command (sh): it failed with \(words)")
    }

    @Test("come from a command that leads a session without a terminal, or a group where it may use that", arguments: [true, false])
    func commandApart(hasTerminal: Bool) async throws {
        let script = "read -r all < /proc/self/stat; set -- $all; test $5 = $$ || exit 3; test $6 = $$ && echo session || echo group"
        let command = TokenCommand(["sh", "-c", script], hasTerminal: hasTerminal)
        #expect(try await command.token() == Secret(hasTerminal ? "group" : "session"))
    }

    @Test("come from a command that inherits no file, nothing to read, and SIGPIPE as it is by itself")
    func commandInheritsNothing() async throws {
        let file = dup(STDOUT_FILENO)
        defer { close(file) }
        #expect(file > STDERR_FILENO)
        let script = "test ! -e /proc/self/fd/\(file) && ! read -r line && echo canary"
        #expect(try await TokenCommand(["sh", "-c", script]).token() == Secret("canary"))
        // Whoever opens a socket ignores it, too.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        let result = await failure { try await TokenCommand(["sh", "-c", "kill -PIPE $$; echo canary"]).token() }
        #expect(result == "invalid request: token_command (sh): it failed with status 141")
    }

    @Test("that a command takes too long to give end with it, and so does what it has started", .timeLimit(.minutes(1)))
    func commandEndsWhole() async throws {
        let pipe = folder.file("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let reading = Task.detached { try FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd() }
        let result = await failure { try await TokenCommand(["sh", "-c", #"sleep 600 > "$0" & wait"#, pipe], limit: .seconds(1)).token() }
        #expect(result == "invalid request: token_command (sh): it took longer than 1 s")
        // The pipe ends when nobody can write into it any more.
        _ = try await reading.value
    }

    @Test(
        "that people wrote beside an address of the server are its own, and go with it",
        arguments: ["https://A.example/", "HTTPS://a.example", "https://a.example:443", "https://a.example/api/"])
    func writtenByHand(address: String) async throws {
        try write(#"{"\#(address)":{"token":"canary"},"https://b.example/":{"token":"b"}}"#)
        let file = CredentialsFile(path: path)
        #expect(try await file.credentials(for: "https://a.example")?.token == Secret("canary"))
        let mine = Credentials(token: Secret("new"), userID: "7")
        try await file.set(mine, for: "https://a.example")
        #expect(try await file.credentials(for: "https://a.example") == mine)
        try await file.set(nil, for: "https://a.example")
        #expect(try await file.credentials(for: "https://a.example") == nil)
        #expect(try await file.credentials(for: "https://b.example")?.token == Secret("b"))
    }

    @Test("that no server could be shown are the command's fault")
    func commandUnusable() async {
        let result = await failure { try await TokenCommand(["echo", "a b"]).token() }
        #expect(result == "invalid request: token_command (echo): what it printed holds characters that no token has")
    }

    @Test("that a command takes too long to give are an error", .timeLimit(.minutes(1)))
    func commandHangs() async {
        let result = await failure { try await TokenCommand(["sleep", "600"], limit: .milliseconds(50)).token() }
        #expect(result == "invalid request: token_command (sleep): it took longer than 50 ms")
    }

    @Test("come from a command's first line at once, whatever it leaves running behind it")
    func commandLeavesSomething() async throws {
        for rest in ["echo more", "seq 100000"] {
            let command = TokenCommand(["sh", "-c", "sleep 600 & echo canary; \(rest)"])
            #expect(try await command.token() == Secret("canary"))
        }
    }

    @Test("are asked of a command once by all who wait, and once more by those who come after it has failed")
    func commandOnce() async throws {
        let script = #"echo >> "$0"; test $(wc -l < "$0") -gt 1 && echo canary"#
        let command = TokenCommand(["sh", "-c", script, folder.file("runs")])
        await #expect(throws: APIError.self) { try await command.token() }
        async let one = command.token()
        async let other = command.token()
        #expect(try await [one, other] == [Secret("canary"), Secret("canary")])
        #expect(try folder.read("runs") == "\n\n")
    }

    @Test("are waited for no longer than the program runs: what the command has started ends with it", .timeLimit(.minutes(1)))
    func commandEndsWithProgram() async throws {
        let (begun, pipe) = (folder.file("begun"), folder.file("pipe"))
        for path in [begun, pipe] { #expect(mkfifo(path, 0o600) == 0) }
        let reading = Task.detached { try FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd() }
        let command = TokenCommand(["sh", "-c", #"sleep 600 > "$1" & echo > "$0"; wait"#, begun, pipe])
        let asking = Task { await failure { try await command.token() } }
        _ = try await onDedicatedThread { try FileHandle(forReadingFrom: URL(filePath: begun)).readToEnd() }
        command.end()
        // The pipe ends when nobody can write into it any more.
        _ = try await reading.value
        #expect(await asking.value.hasPrefix("invalid request: token_command (sh): "))
        #expect(await failure { try await command.token() } == "invalid request: token_command (sh): the program ends")
    }

    @Test("are given up at once by who leaves, and the command goes on for those who wait", .timeLimit(.minutes(1)))
    func commandLeft() async throws {
        let (begun, pipe) = (folder.file("begun"), folder.file("pipe"))
        for path in [begun, pipe] { #expect(mkfifo(path, 0o600) == 0) }
        let command = TokenCommand(["sh", "-c", #"echo > "$0"; cat "$1""#, begun, pipe])
        let leaving = Task { await failure { try await command.token() } }
        _ = try await onDedicatedThread { try FileHandle(forReadingFrom: URL(filePath: begun)).readToEnd() }
        leaving.cancel()
        #expect(await leaving.value == "cancelled")
        async let token = command.token()
        try await onDedicatedThread { try FileHandle(forWritingTo: URL(filePath: pipe)).write(contentsOf: Data("canary\n".utf8)) }
        #expect(try await token == Secret("canary"))
    }

    @Test(
        "go to the server's own scheme over https, and to this machine",
        arguments: [
            ("https://a.example", TokenScheme.bearer, "authorization", "Bearer canary"),
            ("http://127.0.0.1:80", .native, "x-api-token", "canary"), ("http://localhost", .travelpayouts, "x-access-token", "canary"),
        ])
    func header(address: String, scheme: TokenScheme, name: String, value: String) async throws {
        let stub = StubClient("[]")
        let client = TokenClient(stub, url: try BaseURL(address), scheme: scheme, tokens: OneToken())
        _ = try await client.collect(.list(of: Int.self, path: ["x"], needsToken: true))
        _ = try await client.collect(.list(of: Int.self, path: ["x"]))
        #expect(stub.requests.map { $0.headers[name] } == [value, nil])
    }

    @Test("do not travel over http", arguments: ["http://a.example", "http://127.example.org", "http://10.0.0.1"])
    func plain(address: String) async throws {
        let stub = StubClient("[]")
        let client = TokenClient(stub, url: try BaseURL(address), scheme: .native, tokens: OneToken())
        await #expect(throws: RepositoryError.self) { try await client.collect(.list(of: Int.self, path: ["x"], needsToken: true)) }
        #expect(stub.requests.isEmpty)
        // Nor does a password.
        let signIn = try Endpoint.signIn(email: "a@b.c", password: Secret("canary"))
        await #expect(throws: APIError.self) { try await client.value(signIn) }
        #expect(stub.requests.isEmpty)
    }

    @Test("that cannot be read are no reason to ask for nothing, and are named where the server wants one")
    func unusable() async throws {
        try folder.write("{", to: "jaunt/credentials.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let tokens = TokenChain(command: nil, environment: nil, file: CredentialsFile(path: path), origin: "https://a.example")
        let status = Mutex(200)
        let stub = StubClient { (_) throws(APIError) in StubClient.Answer("[]", status: status.withLock { $0 }) }
        let client = TokenClient(stub, url: try BaseURL("https://a.example"), scheme: .native, tokens: tokens)
        let endpoint = Endpoint<Batch<Int>>.list(of: Int.self, path: ["x"], needsToken: true)
        #expect(try await client.collect(endpoint).values == [])
        status.withLock { $0 = 401 }
        let result = await failure { try await client.load(endpoint) { _ in } }
        #expect(result.hasPrefix("invalid request: \(path) cannot be read"))
    }
}
