import Foundation
import TestSupport
import Testing

@testable import jaunt

@Suite("What stands for a value in a configuration file", .timeLimit(.minutes(1)))
struct NullSettingsTests {
    @Test(
        "may be nothing, or null: that is no fault, and sets nothing",
        arguments: [
            "units:\n", "units: ~\n", "data: null\n", "language: Null\n", "log: NULL\n", "log:\n  file: ~\n", "keys: ~\n", "~\n", "null\n",
            "keys:\n  help: null\n", "keys:\n  help:\n", "keys:\n  help: \"\"\n", "trips:\n  home: ~\n", "mouse: !!null\n",
            "trips: {rates: ~, token_command: null}\n", "units: &n ~\ndata: *n\n",
        ])
    func null(text: String) throws {
        #expect(SettingsCheck.problems(in: text) == [])
        #expect(SettingsFile.settings(in: try SettingsTree.root(of: text)) == nil)
    }

    @Test("is a word in quotation marks", arguments: ["data: \"null\"\n", "data: '~'\n", "data: !!str null\n", "keys:\n  help: \"~\"\n"])
    func word(text: String) throws {
        #expect(SettingsCheck.problems(in: text) == [])
        #expect(SettingsFile.settings(in: try SettingsTree.root(of: text)) != nil)
    }

    @Test(
        "is named with the line in which it stands, in a list, too",
        arguments: [
            (
                "trips:\n  home:\n    - VNO\n    - [RIX]\n    - {a: b}\n    - xx\n",
                [
                    "4: trips.home: a list stands where a value of the list belongs.",
                    "5: trips.home: a group stands where a value of the list belongs.",
                    "6: trips.home: \"xx\" is no airport; one looks like VNO.",
                ]
            ),
            ("trips:\n  home: [VNO,\n    [RIX]]\n", ["3: trips.home: a list stands where a value of the list belongs."]),
            ("trips:\n  home:\n    - VNO\n    -\n", ["4: trips.home: nothing stands where a value of the list belongs."]),
            (
                "trips:\n  token_command:\n    - pass\n    - ~\n",
                [
                    "4: trips.token_command: nothing stands where a value of the list belongs."
                ]
            ),
            (
                "keys:\n  help:\n    - h\n    - ? x\n",
                [
                    "4: keys.help: a group stands where a value of the list belongs."
                ]
            ),
            (
                "keys:\n  help: [h,\n    ?]\n",
                [
                    "3: keys.help: a group stands where a value of the list belongs; the key ? is written in quotation marks."
                ]
            ),
            (
                "keys:\n  help: ~\n",
                [
                    "2: keys.help: ~ is YAML's word for nothing; the key is written in quotation marks, and no key as []."
                ]
            ),
            (
                "keys:\n  quit: x\n  help:\n    - h\n    - ~\n",
                [
                    "5: keys.help: ~ is YAML's word for nothing; the key is written in quotation marks, and no key as []."
                ]
            ),
        ] as [(String, [String])])
    func lists(text: String, problems: [String]) {
        #expect(SettingsCheck.problems(in: text).map { "\($0.line): \($0.text)" } == problems)
    }
}

extension RealProgram {
    /// The same, as the program says it.
    @Suite struct ConfigNullTests {
        @Test func nullCountsAsNotSetWhereverItIsRead() throws {
            let home = try Home()
            let path = try home.folder.write("data: ~\nunits: null\nlog: ~\nkeys:\n  help:\n", to: "config/jaunt/config.yaml")
            #expect(try home.jaunt("config", "check").output == "Nothing is set in \(path).\n")
            let shown = try home.jaunt("config", "show").lines
            #expect(shown.contains("units\tkilometres\tstandard"), "\(shown)")
            #expect(shown.contains { $0.hasPrefix("keys.help\t") && $0.hasSuffix("\tstandard") }, "\(shown)")
            #expect(try home.jaunt("countries").status == .exited(0))
        }

        @Test func aKeyThatIsWrittenAsNullIsNone() throws {
            let home = try Home()
            let path = try home.folder.write("mouse: ~\nkeys:\n  help: ~\n", to: "config/jaunt/config.yaml")
            for command in ["check", "show"] {
                let run = try home.jaunt("config", command)
                #expect(run.status == .exited(78) && run.errors.hasPrefix("jaunt: \(path):3: keys.help: ~ is "), "\(run.errors)")
            }
        }

        @Test func aKeyThatIsAnotherOnTheMapIsSaid() throws {
            let home = try Home()
            let path = try home.folder.write("keys:\n  zoom-in: [\"?\"]\n", to: "config/jaunt/config.yaml")
            let check = try home.jaunt("config", "check")
            #expect(check.output == "\(path) is right.\nOn the map ? is zoom-in, and no longer help.\n", "\(check.errors)")
        }
    }
}
