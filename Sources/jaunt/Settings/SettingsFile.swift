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
        let text: String?
        do {
            text = try Self.text(of: path)
        } catch {
            throw .configuration(["\(path) cannot be read: \(error)"])
        }
        guard let text else { return nil }
        let problems = SettingsCheck.problems(in: text)
        guard problems.isEmpty else { throw .configuration(problems.map { "\(path):\($0.line): \($0.text)" }) }
        do {
            return try settings(in: text)
        } catch {
            throw .configuration(["\(path) cannot be read: \(error)"])
        }
    }

    /// The settings of a text in which `SettingsCheck` finds no problems; nil when there are none.
    static func settings(in text: String) throws -> SettingsReader.Place? {
        guard let mapping = try Yams.compose(yaml: text)?.mapping else { return nil }
        let values = values(in: mapping)
        return values.isEmpty ? nil : SettingsReader.Place("config.yaml", values)
    }

    private static func values(in mapping: Node.Mapping, group: String = "") -> [AbsoluteConfigKey: ConfigValue] {
        mapping.reduce(into: [:]) { values, entry in
            let name = group + (entry.key.scalar?.string ?? "")
            let content: ConfigContent
            switch entry.value {
            case .mapping(let inner):
                values.merge(self.values(in: inner, group: name + ".")) { first, _ in first }
                return
            case .sequence(let list): content = .stringArray(list.compactMap { $0.scalar?.string })
            case let value: content = .string(value.scalar?.string ?? "")
            }
            values[AbsoluteConfigKey(ConfigKey(name))] = ConfigValue(content, isSecret: false)
        }
    }

    /// The file's text, without the mark by which some editors begin UTF-8; nil when there is no file.
    private static func text(of path: String) throws(Reason) -> String? {
        guard let bytes = try PrivateFile.contents(of: path, limit: 1 << 20) else { return nil }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard let text = String(validating: bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0), as: UTF8.self) else {
            throw Reason("it is not UTF-8")
        }
        return text
    }
}
