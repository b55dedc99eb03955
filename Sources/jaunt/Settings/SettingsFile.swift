import Configuration
import SystemPackage

/// The configuration file, `config.yaml`.
nonisolated enum SettingsFile {
    /// The file's settings.
    /// - Returns: nil when there is no such file, or nothing in it.
    /// - Throws: `Settings.Failure.configuration` when it cannot be read, is no YAML, or has a list or a group where a value belongs.
    static func read(_ path: String) async throws(Settings.Failure) -> (any ConfigProvider)? {
        let provider: FileProvider<YAMLSnapshot>
        do {
            guard let text = try text(of: FilePath(path)), !isBlank(text) else { return nil }
            provider = try await FileProvider<YAMLSnapshot>(filePath: FilePath(path))
        } catch {
            throw .configuration("The configuration \(path) cannot be read: \(error)")
        }
        let reader = ConfigReader(provider: provider)
        for key in ["data", "countries.url", "countries.dialect", "trips.url"] as [ConfigKey]
        where reader.stringArray(forKey: key) != nil && reader.string(forKey: key) == nil {
            throw .configuration("The configuration \(path) has a list for \(key), where one value belongs.")
        }
        for key in ["countries", "trips"] as [ConfigKey] where reader.string(forKey: key)?.isEmpty == false {
            throw .configuration("The configuration \(path) has a value for \(key); write \"url:\" and the address in the line below.")
        }
        return provider
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
    private static func isBlank(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy { line in
            let content = line.prefix { $0 != "#" }.filter { !$0.isWhitespace }
            return ["", "---", "..."].contains(content)
        }
    }
}
