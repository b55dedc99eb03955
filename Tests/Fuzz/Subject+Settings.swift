@testable import jaunt

extension Subject {
    /// A `config.yaml`, whose first lines are variables, too: what is wrong is said with its line, and what is right can be read.
    static let settings = Subject("settings") { bytes in
        let text = bytes.string
        let problems = SettingsCheck.problems(in: text)
        precondition(problems.allSatisfy { $0.line > 0 && !$0.text.isEmpty }, "a problem has no line, or no words")
        if problems.isEmpty {
            do {
                _ = SettingsFile.settings(in: try SettingsTree.root(of: text))
            } catch {
                preconditionFailure("what the check lets pass cannot be read: \(error)")
            }
        }
        var environment: [String: String] = [:]
        for line in bytes.lines.prefix(3) {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { environment["JAUNT_" + parts[0].uppercased()] = String(parts[1]) }
        }
        precondition(SettingsCheck.problems(in: environment).allSatisfy { $0.hasPrefix("JAUNT_") }, "a problem names no variable")
    }
}
