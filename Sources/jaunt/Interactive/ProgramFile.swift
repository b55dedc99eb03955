import Foundation

/// Programs of others, by the names under which they are called.
enum ProgramFile {
    /// The path of a program, as a shell finds it; nil where there is none.
    static func path(of name: String, _ environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
