import Foundation
import Testing

/// Where things are, found from where this test is.
enum Places {
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The program under test: what `JAUNT_TEST_PROGRAM` names (`.ci/run` names the one that is released), or else the one beside the test
    /// bundle, where SwiftPM puts both.
    static let program =
        ProcessInfo.processInfo.environment["JAUNT_TEST_PROGRAM"] ?? products.appendingPathComponent("jaunt").path

    /// Whether the program under test was built as it is released.
    static let isReleased = ProcessInfo.processInfo.environment["JAUNT_TEST_PROGRAM"] != nil

    /// A program that opens the terminal as jaunt does, and dies on request.
    static let terminalFixture = products.appendingPathComponent("TerminalFixture").path

    /// The top of the repository.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// Every test of the real program. One at a time: on two cores programs that run beside each other would miss their deadlines.
@Suite(.serialized, .dedicatedThread, .keptFolders, .timeLimit(.minutes(1))) struct RealProgram {}
