import Configuration
import Foundation
import TravelData
import Yams

/// The configuration file, `config.yaml`.
nonisolated enum SettingsFile {
    /// The file's settings.
    /// - Returns: nil when there is no such file, or nothing in it.
    /// - Throws: `Settings.Failure.configuration` when it cannot be read, is no YAML, or holds what is no setting.
    static func read(_ path: String) throws(Settings.Failure) -> SettingsReader.Place? {
        let (settings, problems) = look(at: path)
        guard problems.isEmpty else { throw .configuration(problems) }
        return settings
    }

    /// The file's settings as far as they can be told, nil where there are none, and a line for each thing that is wrong with it.
    static func look(at path: String) -> (settings: SettingsReader.Place?, problems: [String]) {
        let bytes: Data?
        do {
            bytes = try contents(of: path)
        } catch {
            return (nil, ["\(path) cannot be read: \(error)"])
        }
        guard let bytes else { return (nil, []) }
        guard let text = String(validating: bytes, as: UTF8.self) else { return (nil, [problem(ofEncoding: bytes, path)]) }
        let tree = Result { try SettingsTree.root(of: text) }
        let problems = SettingsCheck.problems(in: text, tree).map { "\(path):\($0.line): \($0.text)" }
        do {
            return (settings(in: try tree.get()), problems)
        } catch {
            // That it is no YAML is said with its line.
            return (nil, problems.isEmpty ? ["\(path) cannot be read: \(error)"] : problems)
        }
    }

    /// The settings of a file's tree; nil when there are none. Of one in which `SettingsCheck` finds problems, what can be told.
    static func settings(in tree: Node?) -> SettingsReader.Place? {
        guard let mapping = tree?.mapping else { return nil }
        var contents: Contents = ([:], [:])
        take(mapping, into: &contents)
        return contents.values.isEmpty ? nil : SettingsReader.Place("config.yaml", contents.values, lines: contents.lines)
    }

    private typealias Contents = (values: [AbsoluteConfigKey: ConfigValue], lines: [String: Int])

    /// - Parameter first: the line before which nothing is that is looked at, as `SettingsCheck` has it of what an alias stands for.
    private static func take(_ mapping: Node.Mapping, group: String = "", from first: Int = 1, into contents: inout Contents) {
        for entry in mapping {
            let name = group + (entry.key.scalar?.string ?? "")
            let key = AbsoluteConfigKey(ConfigKey(name))
            // A setting of a group may be named whole as well, which counts more.
            guard group.isEmpty || contents.values[key] == nil else { continue }
            let line = max(first, entry.key.mark?.line ?? 1)
            contents.lines[name] = line
            let content: ConfigContent
            switch entry.value {
            case .mapping(let inner):
                take(inner, group: name + ".", from: line, into: &contents)
                continue
            case .sequence(let list): content = .stringArray(list.compactMap { $0.scalar?.string })
            case .scalar(let scalar) where scalar.setsNothing: continue
            case let value: content = .string(value.scalar?.string ?? "")
            }
            contents.values[key] = ConfigValue(content, isSecret: false)
        }
    }

    /// What the file holds, without the mark by which some editors begin UTF-8; nil when there is no file.
    private static func contents(of path: String) throws(Reason) -> Data? {
        guard let bytes = try PrivateFile.contents(of: path, limit: 1 << 20) else {
            // Whoever has put a link there has settings, and is not to lose them unseen.
            if let reason = PrivateFile.brokenLinkReason(for: path) { throw reason }
            return nil
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    }

    /// That a file is not UTF-8, with the first line that is not.
    private static func problem(ofEncoding bytes: Data, _ path: String) -> String {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { ":\($0 + 1)" } ?? ""
        return "\(path)\(line): This is not UTF-8."
    }
}
