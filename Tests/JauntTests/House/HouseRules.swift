/// The rules of the house that can be read off a file. Each gives what is wrong, in words; nothing when all is well.
enum HouseRules {
    /// The longest file.
    static let longest = 400

    /// What a file in a target does that it may not.
    static func faults(in source: String, target: String) -> [String] {
        guard let rule = ImportTable.rules[target] else { return ["\(target) is not in the import table"] }
        let code = SwiftCode(source)
        var faults: [String] = []
        for module in code.imports where !mayImport(module, rule) { faults.append("imports \(module)") }
        for phrase in ["try!", " as!", "fatalError(", "preconditionFailure(", "@unchecked Sendable", "nonisolated(unsafe)"]
        where code.text.contains(phrase) {
            faults.append("has \(phrase.trimmingPrefix(" "))")
        }
        if !rule.isProgram, code.text.contains(/(?:^|[^\w.])(?:print|debugPrint|dump)\(/) { faults.append("prints") }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count - (source.hasSuffix("\n") ? 1 : 0)
        if lines > longest { faults.append("has \(lines) lines") }
        return faults
    }

    private static func mayImport(_ module: String, _ rule: ImportTable.Rule) -> Bool {
        rule.ours.contains(module) || rule.others.contains(module) || ImportTable.toolchain.contains(module)
    }

    /// What the manifest lets a target see of ours beyond its rule.
    /// - Parameter manifest: the text of `Package.swift`.
    static func faults(inManifest manifest: String) -> [String] {
        let pattern = /\.(?:target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[((?:[^\[\]]|\[[^\]]*\])*)\])?/
        let targets = manifest.matches(of: pattern)
        var faults: [String] = []
        var found: Set<String> = []
        for target in targets {
            let name = String(target.1)
            // What is below Tests may see everything.
            if ["TestSupport", "TerminalFixture", "CSanitizerSupport", "Fuzz", "HotPaths"].contains(name) { continue }
            if ImportTable.targetsOfC.contains(name) { continue }
            found.insert(name)
            guard let rule = ImportTable.rules[name] else {
                faults.append("\(name) is not in the import table")
                continue
            }
            // Products of other packages stand in parentheses and are none of ours.
            let own = (target.2 ?? "").replacing(/\([^)]*\)/, with: "").matches(of: /"([^"]+)"/).map { String($0.1) }
            for name in own where !rule.ours.contains(name) { faults.append("\(target.1) depends on \(name)") }
        }
        for name in ImportTable.rules.keys.sorted() where !found.contains(name) { faults.append("\(name) is not in the manifest") }
        return faults
    }

    /// What stands at the top of the repository.
    static let top: Set = ["Package.swift", "Sources", "Tests", "README.md", "Resources", "LICENSE"]

    /// What is at the top of the repository and does not belong there, or the other way round.
    /// - Parameter files: the paths of all files that git knows.
    static func faults(inFiles files: [String]) -> [String] {
        let names = Set(files.map { String($0.prefix { $0 != "/" }) })
        let surplus = names.subtracting(top).filter { !$0.hasPrefix(".") }.sorted().map { "\($0) does not belong there" }
        return surplus + top.subtracting(names).sorted().map { "\($0) is missing" }
    }
}
