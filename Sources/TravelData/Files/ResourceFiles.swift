/// Named files that a `FileAPIClient` answers from. Where they may not answer, whoever reads them waits on none of the pool's threads, and
/// only for as long as they are not cancelled.
package protocol ResourceFiles: Sendable {
    /// Where they are, in words for an error: a folder's path, "the bundled data".
    var place: String { get }

    /// A file of these in words for an error: its path, "the bundled countries.json".
    func describe(_ name: String) -> String

    /// Whether there is a file with this name, or something that stands for one and cannot be read.
    func has(_ name: String) -> Bool

    /// The bytes of the file with this name; nil when there is none.
    /// - Throws: when it is there and cannot be read; `CancellationError`.
    func contents(of name: String) async throws -> [UInt8]?

    /// The file with this name piece by piece; nil when there is none.
    /// - Throws: when it is there and cannot be opened; `CancellationError`.
    func body(of name: String) async throws -> APIBody?

    /// Why there is no file with this name, which was looked for in vain.
    /// - Throws: `CancellationError`.
    func absence(of name: String) async throws -> Reason
}

extension ResourceFiles {
    package func body(of name: String) async throws -> APIBody? { try await contents(of: name).map { APIBody($0) } }

    package func absence(of name: String) async throws -> Reason { Reason("there is no such file") }
}
