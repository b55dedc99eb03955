import Synchronization
import TestSupport
import Testing

/// Keeps the folders that a test makes until the test has ended and the programs that it started are gone: `Home().open()` holds on to
/// nothing else, and a program whose home goes while it runs makes it anew.
struct KeptFoldersTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    /// The folders of the test that runs.
    @TaskLocal fileprivate static var folders: KeptFolders?

    /// A new folder, kept by the test that runs.
    static func folder(prefix: String) throws -> TemporaryDirectory {
        let folder = try TemporaryDirectory(prefix: prefix)
        folders?.keep(folder)
        return folder
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let folders = KeptFolders()
        try await Self.$folders.withValue(folders) { try await function() }
        folders.drop()
    }
}

extension Trait where Self == KeptFoldersTrait {
    /// Folders of a test stay until its end.
    static var keptFolders: Self { Self() }
}

private final class KeptFolders: Sendable {
    private let all = Mutex<[TemporaryDirectory]>([])

    func keep(_ folder: TemporaryDirectory) { all.withLock { $0.append(folder) } }

    func drop() { all.withLock { $0 = [] } }
}
