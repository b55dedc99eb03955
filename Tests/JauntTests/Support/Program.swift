import Foundation
import Testing

/// Where things are, found from where this test is.
enum Places {
    /// The program under test: beside the test bundle, where SwiftPM puts both.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("jaunt").path

    /// The top of the repository.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// Every test of the real program. One at a time: on two cores programs that run beside each other would miss their deadlines.
@Suite(.serialized, .dedicatedThread, .keptFolders, .timeLimit(.minutes(1))) struct RealProgram {}
