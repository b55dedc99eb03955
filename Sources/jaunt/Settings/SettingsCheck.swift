import Foundation
import TravelData
import TravelKit
import TravelUI
import Yams

/// Holds a configuration file against the settings that there are. swift-configuration passes over what it is not asked for, and over a
/// value of another shape than is asked for: a mistyped name would go unnoticed.
nonisolated enum SettingsCheck {
    /// Something that is wrong with the file.
    struct Problem: Hashable, Sendable {
        /// The line, from 1.
        var line: Int
        /// What is wrong, as a sentence.
        var text: String
    }

    /// All that is wrong with a file of this text, in its order.
    static func problems(in text: String) -> [Problem] { problems(in: text, Result { try SettingsTree.root(of: text) }) }

    /// The same where the text's tree is there already.
    static func problems(in text: String, _ tree: Result<Node?, any Error>) -> [Problem] {
        let lines = SettingsLines(text)
        let found = problems(in: tree, lines)
        return found.map { Problem(line: $0.line, text: $0.text + (lines.mayBeCut($0.line) ? " " + SettingsLines.hint : "")) }
    }

    private static func problems(in tree: Result<Node?, any Error>, _ lines: SettingsLines) -> [Problem] {
        do {
            guard let root = try tree.get() else { return [] }
            if root.scalar?.setsNothing == true { return [] }
            guard let mapping = root.mapping else {
                return [Problem(line: root.mark?.line ?? 1, text: "Settings are written as \"name: value\".")]
            }
            return (problems(in: mapping, lines) + collisions(in: mapping)).sorted { $0.line < $1.line }
        } catch {
            return problems(error, lines)
        }
    }

    /// - Parameter first: the line before which nothing is that is looked at: what an alias (`*name`) stands for says where it was written itself.
    private static func problems(
        in mapping: Node.Mapping, group: String = "", from first: Int = 1, _ lines: SettingsLines
    ) -> [Problem] {
        var seen: Set<String> = []
        return mapping.flatMap { key, value -> [Problem] in
            let line = max(first, key.mark?.line ?? 1)
            guard let word = key.scalar?.string else { return [Problem(line: line, text: "The name of a setting is a word.")] }
            let name = group.isEmpty ? word : group + "." + word
            let twice = seen.insert(word).inserted ? [] : [Problem(line: line, text: "\(name) is set twice.")]
            if let setting = Setting.all.first(where: { $0.name == name }) {
                let wrong = wrongTypes(of: value, setting, line)
                return twice + (wrong.isEmpty ? problems(of: setting, value, line, lines) : wrong)
            }
            guard isGroup(name) else { return [Problem(line: line, text: unknown(name))] }
            if let inner = value.mapping { return twice + problems(in: inner, group: name, from: line, lines) }
            if value.scalar?.setsNothing == true { return twice }
            let first = Setting.all.first { $0.name.hasPrefix(name + ".") }?.name.dropFirst(name.count + 1) ?? ""
            let text = "\(name) is a group of settings; write \"\(first):\" and its value in the line below."
            return twice + [Problem(line: line, text: text)]
        }
    }

    /// Keys that the file gives to two commands.
    private static func collisions(in root: Node.Mapping) -> [Problem] {
        var seen: [(strokes: Keystrokes, command: Command)] = []
        let groups = root.filter { $0.key.scalar?.string == "keys" }.compactMap { $0.value.mapping }
        return groups.joined().flatMap { key, value -> [Problem] in
            guard let command = key.scalar.flatMap({ Command(rawValue: $0.string) }) else { return [] }
            // One that is set twice collides with others, and not with itself.
            seen.removeAll { $0.command == command }
            let line = key.mark?.line ?? 1
            return (value.sequence.map(Array.init) ?? [value]).compactMap { element -> Problem? in
                guard let scalar = element.scalar, !scalar.isNull, let strokes = Keystrokes(name: scalar.string) else { return nil }
                defer { seen.append((strokes, command)) }
                return collision(of: strokes, for: command, among: seen).map { found in
                    Problem(line: max(line, scalar.mark?.line ?? 1), text: "keys.\(command.rawValue): \(found.why).")
                }
            }
        }
    }

    /// Which other command of the same place keys cannot be given beside, and why not, as a clause; nil where there is none.
    static func collision(
        of strokes: Keystrokes, for command: Command, among seen: [(strokes: Keystrokes, command: Command)]
    ) -> (other: Command, why: String)? {
        let found = seen.first { $0.strokes.collides(with: strokes) && $0.command.isOfMap == command.isOfMap }
        return found.map { found in
            let other = found.command.rawValue
            let why =
                found.strokes == strokes
                ? "\(strokes) is bound to \(other) already" : "\(strokes) and \(found.strokes), which is bound to \(other), begin alike"
            return (found.command, why)
        }
    }

    private static func problems(of setting: Setting, _ value: Node, _ line: Int, _ lines: SettingsLines) -> [Problem] {
        func wrong(_ text: String) -> [Problem] { [Problem(line: line, text: "\(setting.name) \(text)")] }
        switch value {
        case .scalar(let scalar) where scalar.style == .plain && lines.isCut(scalar.string, line, of: setting):
            return [Problem(line: line, text: "\(setting.name) ends before a #.")]
        case .scalar(let scalar) where scalar.isNull && isKey(scalar, setting): return check([value], setting, line)
        // What is empty, or null, counts as unset, as it does with variables. Whoever wants no keys writes [].
        case .scalar(let scalar): return scalar.setsNothing ? [] : check([value], setting, line)
        case .sequence where setting.shape == .value: return wrong("has a list where one value belongs.")
        case .sequence(let sequence): return check(Array(sequence), setting, line)
        default: return wrong("has a group where a value belongs.")
        }
    }

    private static func check(_ values: [Node], _ setting: Setting, _ line: Int) -> [Problem] {
        func problem(_ value: Node, _ text: String) -> Problem {
            Problem(line: max(line, value.mark?.line ?? 1), text: "\(setting.name): \(text).")
        }
        let problems = values.compactMap { value in self.problem(of: setting, in: value).map { problem(value, $0) } }
        if !problems.isEmpty { return problems }
        let found = setting.listProblem(values.compactMap(\.scalar?.string))
        return found.map { [problem(values[$0.place], $0.text)] } ?? []
    }

    /// What is wrong with one value, be it of a list, as a clause; nil where nothing is.
    private static func problem(of setting: Setting, in value: Node) -> String? {
        switch value {
        case .scalar(let scalar) where scalar.isNull:
            isKey(scalar, setting)
                ? "\(scalar.string) is YAML's word for nothing; the key is written in quotation marks, and no key as []"
                : "nothing stands where a value of the list belongs"
        case .scalar(let scalar): setting.problem(scalar.string)
        // YAML takes the key "?" for the beginning of a group.
        case .mapping(let group) where setting.name.hasPrefix("keys.") && group.first?.key.scalar?.setsNothing == true:
            "a group stands where a value of the list belongs; the key ? is written in quotation marks"
        case .sequence: "a list stands where a value of the list belongs"
        default: "a group stands where a value of the list belongs"
        }
    }

    /// Whether a null is written as a key is called: "~".
    private static func isKey(_ null: Node.Scalar, _ setting: Setting) -> Bool {
        setting.name.hasPrefix("keys.") && Keystrokes(name: null.string) != nil
    }

    private static func isGroup(_ name: String) -> Bool { Setting.all.contains { $0.name.hasPrefix(name + ".") } }

    private static let groups = Set(Setting.all.map(\.name).filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }).sorted()

    private static func unknown(_ name: String) -> String {
        "\(name) is no setting" + meant(by: name, among: Setting.all.map(\.name) + groups) { $0 }
    }

    /// The end of a sentence on a name that nothing has: which may be meant.
    private static func meant(by name: String, among names: [String], written: (String) -> String) -> String {
        let near = SettingNames.nearest(to: name, among: names).map(written)
        guard let last = near.last else { return "." }
        return "; is " + (near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last) + " meant?"
    }

    /// All that is wrong with the environment's variables, as sentences that name them: those that are no setting's, and values that are
    /// none. What is empty counts as unset.
    static func problems(in environment: [String: String]) -> [String] {
        let settings = Dictionary(Setting.all.map { ($0.variable, $0) }, uniquingKeysWith: { first, _ in first })
        let known = settings.values.map(\.name) + others.map(name(ofVariable:))
        return environment.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            guard name.hasPrefix("JAUNT_"), !value.isEmpty else { return [] }
            if others.contains(name) { return tokens.contains(name) ? wrongToken(value, of: name) : [] }
            guard let setting = settings[name] else {
                return ["\(name) sets nothing" + meant(by: self.name(ofVariable: name), among: known, written: Setting.variable)]
            }
            return wrongValues(value, of: setting)
        }
    }

    /// What is wrong with the values of the environment's variables that count, as sentences that name them.
    /// - Parameter options: what the command line says, which counts more.
    static func wrongValues(in environment: [String: String], under options: GivenOptions) -> [String] {
        guard environment.keys.contains(where: { $0.hasPrefix("JAUNT_") }) else { return [] }
        let wrong = Setting.all.filter { !options.has($0) }.flatMap { setting -> [String] in
            guard let value = environment[setting.variable], !value.isEmpty else { return [] }
            return wrongValues(value, of: setting)
        }
        return wrong + tokens.flatMap { name in wrongToken(environment[name] ?? "", of: name) }
    }

    /// That no server could be shown a token, which is not named; nothing where there is none.
    private static func wrongToken(_ value: String, of variable: String) -> [String] {
        guard !value.isEmpty, let fault = Secret(value).faultAsToken else { return [] }
        return ["\(variable): it \(fault)."]
    }

    private static func wrongValues(_ value: String, of setting: Setting) -> [String] {
        let values = setting.shape == .list ? value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } : [value]
        let problems = values.compactMap(setting.problem)
        return (problems.isEmpty ? [setting.listProblem(values)?.text].compactMap(\.self) : problems).map { "\(setting.variable): \($0)." }
    }

    /// What a variable would set: the name of a setting as far as the variable says its group.
    private static func name(ofVariable variable: String) -> String {
        let name = variable.dropFirst("JAUNT_".count).lowercased()
        guard let group = groups.first(where: { name.hasPrefix($0 + "_") }) else { return name }
        return group + "." + name.dropFirst(group.count + 1)
    }

    /// Variables that are no setting's.
    private static let others = tokens + ["JAUNT_COMMIT"]

    /// Those that hold a token.
    private static let tokens = [TokenSettings.Names.countries.variable, TokenSettings.Names.trips.variable]

    /// Whether the parser means by this that it was reading a list or a group.
    private static func endsInList(_ problem: String) -> Bool {
        ["did not find expected node content", "did not find expected ','"].contains(where: problem.hasPrefix)
    }

    private static func problems(_ error: any Error, _ lines: SettingsLines) -> [Problem] {
        switch error {
        case YamlError.composer(_, "but found another document", let mark, _):
            return [Problem(line: mark.line, text: "Another document begins here (---); one is read.")]
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            let list = endsInList(problem) ? lines.openList(before: mark.line) : nil
            return [Problem(line: list ?? mark.line, text: "This is no YAML: \(problem).")]
        case YamlError.reader(let problem, let offset, _, let yaml):
            let line = yaml.prefix(offset ?? 0).count(where: \.isNewline) + 1
            return [Problem(line: line, text: "This is no YAML: \(problem).")]
        case YamlError.duplicatedKeysInMapping(let duplicates, let context):
            return duplicates.map { Problem(line: context.mark.line, text: "\($0) is set twice.") }
        default: return [Problem(line: 1, text: "This is no YAML: \(error).")]
        }
    }
}
