import Foundation

/// Where the files are.
protocol DataSource: Sendable {
    /// Where that is, for messages.
    var place: String { get }

    /// The file's bytes; nil when there is no such file.
    func bytes(of file: String) throws -> Data?
}
