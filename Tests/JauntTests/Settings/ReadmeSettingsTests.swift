import Foundation
import TestSupport
import Testing

@testable import jaunt

@Suite("What README.md lists of settings")
struct ReadmeSettingsTests {
    private let readme: String

    init() throws {
        readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// The name of a setting within its group, and the group; nil where it is in none.
    private func parts(_ setting: Setting) -> (group: String?, key: String) {
        let parts = setting.name.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : (nil, parts[0])
    }

    @Test("Each has a row with its variable and its name in the file; those of the network stand in an example")
    func settings() {
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("|") }
        let example = readme.components(separatedBy: "\nnetwork:\n").dropFirst().first?.components(separatedBy: "```").first ?? ""
        #expect(readme.contains("`JAUNT_NETWORK_…`") && readme.contains("`JAUNT_COLOURS_…`") && readme.contains("`JAUNT_KEYS_…`"))
        for setting in Setting.all {
            switch parts(setting) {
            case ("network"?, let key): #expect(example.contains(" \(key): "), "\(setting.name)")
            case ("colours"?, _), ("keys"?, _): break
            case (let group, let key):
                let isThere = rows.contains { row in
                    row.contains("`\(setting.variable)`") && row.contains("`\(key):`") && group.map { row.contains("`\($0):`") } ?? true
                }
                #expect(isThere, "\(setting.name)")
            }
        }
    }

    @Test("Each style stands there with what it is for, and each command with its keys")
    func stylesAndKeys() {
        let names = Setting.all.map { (parts($0), $0) }
        let styles = names.filter { $0.0.group == "colours" }
        let commands = names.filter { $0.0.group == "keys" }
        #expect(styles.count > 10 && commands.count > 50)
        for ((_, name), setting) in styles { #expect(readme.contains("`\(name)` \(setting.explanation)"), "\(name)") }
        for ((_, name), setting) in commands {
            let keys = (setting.standard ?? "").matches(of: /"([^"]+)"/).map { " `\($0.1)`" }
            #expect(!keys.isEmpty, "\(name)")
            let entry = "`\(name)`" + keys.joined()
            #expect([" · ", "\n"].contains { readme.contains(entry + $0) }, "\(entry)")
        }
    }
}
