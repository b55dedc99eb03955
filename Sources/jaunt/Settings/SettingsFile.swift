import Configuration
import SystemPackage

/// The configuration file, `config.yaml`.
nonisolated enum SettingsFile {
    /// The file's settings.
    /// - Returns: nil when there is no such file, or nothing in it.
    /// - Throws: `Settings.Failure.configuration` when it cannot be read, is no YAML, or holds what is no setting.
    static func read(_ path: String) async throws(Settings.Failure) -> (any ConfigProvider)? {
        let text: String?
        do {
            text = try Self.text(of: FilePath(path))
        } catch {
            throw .configuration(["\(path) cannot be read: \(error)"])
        }
        guard let text else { return nil }
        let problems = SettingsCheck.problems(in: text)
        guard problems.isEmpty else { throw .configuration(problems.map { "\(path):\($0.line): \($0.text)" }) }
        if isBlank(text) { return nil }
        do {
            return try await FileProvider<YAMLSnapshot>(filePath: FilePath(path))
        } catch {
            throw .configuration(["\(path) cannot be read: \(error)"])
        }
    }

    /// The file's text; nil when there is no file.
    private static func text(of path: FilePath) throws -> String? {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(path, .readOnly)
        } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
            return nil
        }
        return try file.closeAfter {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while case let count = try buffer.withUnsafeMutableBytes({ try file.read(into: $0) }), count > 0 { bytes += buffer[..<count] }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Whether nothing but comments and marks of documents is there: to YAML that is no mapping, to its writer no settings.
    static func isBlank(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy { line in
            let content = line.prefix { $0 != "#" }.filter { !$0.isWhitespace }
            return ["", "---", "..."].contains(content)
        }
    }
}
