import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Testing

/// The program itself, in a process of its own.
@Suite(.timeLimit(.minutes(1))) struct ProgramTests {
    /// Beside the test bundle, where SwiftPM puts both.
    private static var program: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("jaunt-server")
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func itSaysWhereItListensAnswersAndEndsCleanlyOnASignal(number: Int32) async throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = Self.program
        process.arguments = ["--port", "0", "--delay", "0"]
        process.standardOutput = output
        process.standardError = errors
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in ended.finish() }
        try process.run()
        defer { if process.isRunning { process.terminate() } }

        let line = try #require(await firstBytes(of: output))
        let address = try #require(line.wholeMatch(of: /jaunt-server listens on (http:\/\/127\.0\.0\.1:[1-9][0-9]*)\n/)).1
        let response = try await HTTPClient.shared.execute(HTTPClientRequest(url: address + "/regions"), timeout: .seconds(20))
        #expect(response.status.code == 200)

        kill(process.processIdentifier, number)
        for await _ in ends {}
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try output.fileHandleForReading.readToEnd() ?? Data() == Data())
        #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    }

    @Test(arguments: [
        ("/nowhere", "--data: there is no folder /nowhere."), ("/etc/passwd", "/etc/passwd is a file; --data wants its folder."),
    ])
    func aFolderThatIsNoneIsNamedWithItsOption(path: String, sentence: String) throws {
        let (process, errors) = (Process(), Pipe())
        process.executableURL = Self.program
        process.arguments = ["--port", "0", "--data", path]
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64 && text.hasPrefix("Error: \(sentence)\n"), "\(text)")
    }

    /// What the program writes first. Reading blocks, so it does so on a thread of its own.
    private func firstBytes(of pipe: Pipe) async -> String? {
        let handle = pipe.fileHandleForReading
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(bytes: handle.availableData, encoding: .utf8))
            }
        }
    }
}
