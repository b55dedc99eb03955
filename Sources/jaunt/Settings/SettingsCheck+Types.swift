import Yams

/// Values of another type than their setting takes, as YAML has it. Where a text is wanted, what stands in no quotation marks is one,
/// whatever it looks like: `language: no` is Norwegian, and `quit: 5` the key 5.
nonisolated extension SettingsCheck {
    /// What is wrong with the types in a setting's value; nothing where that is right, or wrong in another way.
    /// - Parameter line: the one before which nothing is that is looked at.
    static func wrongTypes(of value: Node, _ setting: Setting, _ line: Int) -> [Problem] {
        func problem(_ node: Node, _ text: String) -> Problem {
            Problem(line: max(line, node.mark?.line ?? 1), text: "\(setting.name): \(text).")
        }
        switch value {
        case .sequence(let list) where setting.shape == .list:
            // None of its values can be wrong, but that there is none may be.
            if list.isEmpty { return setting.listProblem([]).map { [problem(value, $0.text)] } ?? [] }
            return list.compactMap { node in
                node.scalar.flatMap { wrongType(of: $0, as: setting.kind) }.map { problem(node, $0) }
            }
        case .scalar(let scalar): return wrongType(of: scalar, as: setting.kind).map { [problem(value, $0)] } ?? []
        default: return []
        }
    }

    /// What is wrong with the type of one value, as a clause; nil where nothing is. One that is empty, or null, is of none.
    private static func wrongType(of scalar: Node.Scalar, as kind: Setting.Kind) -> String? {
        let text = scalar.string
        if ["", "~", "null"].contains(text.lowercased()) { return nil }
        let wanted = kind == .text ? "a text" : kind == .number ? "a number" : "true or false"
        switch Tag.Name(rawValue: scalar.tag.rawValue) {
        case .implicit: return kind == .truth && Int(text) != nil ? "\(text) is a number; \(wanted) belongs here" : nil
        case .str, .nonSpecific: return kind == .text ? nil : "\"\(text)\" is a text; \(wanted) is written without quotation marks"
        case .int where kind == .number, .float where kind == .number, .bool where kind == .truth: return nil
        case let tag:
            let name = tag.rawValue.replacing("tag:yaml.org,2002:", with: "!!")
            return "\"\(text)\" is said to be \(name); \(wanted) belongs here"
        }
    }
}
