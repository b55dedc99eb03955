import Foundation
import TestSupport
import Testing

@testable import jaunt

@Suite("What a configuration file sets twice", .timeLimit(.minutes(1)))
struct SetTwiceTests {
    @Test(
        "hides nothing else that is wrong with it",
        arguments: [
            (
                "units: miles\nofline: true\nunits: furlongs\n",
                [
                    "2: ofline is no setting; is offline meant?", "3: units is set twice.",
                    "3: units: \"furlongs\" is no unit; there are kilometres, miles.",
                ]
            ),
            (
                "keys:\n  quit: x\nmouse: perhaps\n'keys':\n  help: x\n  \"help\": y\n",
                [
                    "3: mouse: \"perhaps\" is neither true nor false.", "4: keys is set twice.",
                    "5: keys.help: x is bound to quit already.", "6: keys.help is set twice.",
                ]
            ),
            (
                "{units: miles, units: miles, mouse: perhaps}\n",
                ["1: units is set twice.", "1: mouse: \"perhaps\" is neither true nor false."]
            ),
            ("mouse: true\r\nmouse: true\r\n\r\nmouse: true\r\n", ["2: mouse is set twice.", "4: mouse is set twice."]),
            (
                "network: {attempts: 1, attempts: 20}\n",
                ["1: network.attempts is set twice.", "1: network.attempts: \"20\" is not a whole number from 1 to 10."]
            ),
            ("keys:\n  quit: x\n  help: y\n  quit: x\n", ["4: keys.quit is set twice."]),
            // What stands elsewhere, too, is not told from its other.
            ("&u units: miles\nunits: miles\nlanguage: *u\n", ["1: units is set twice."]),
            ("keys:\n  quit: x\n  quit: y\ntheme: \"auto\n", ["5: This is no YAML: found unexpected end of stream."]),
        ] as [(String, [String])])
    func twice(text: String, problems: [String]) {
        #expect(SettingsCheck.problems(in: text).map { "\($0.line): \($0.text)" } == problems)
    }

    @Test("is told in a moment, however often")
    func often() {
        let text = Setting.all.map { "\($0.name):\n" }.joined()
        #expect(SettingsCheck.problems(in: text + text).map(\.text) == Setting.all.map { "\($0.name) is set twice." })
        // Of a file that is nothing else, the first is enough.
        #expect(SettingsCheck.problems(in: String(repeating: "mouse: true\n", count: 90_000)).map(\.text) == ["mouse is set twice."])
    }
}

extension RealProgram {
    /// The same, as the program says it.
    @Suite struct ConfigSetTwiceTests {
        @Test func whatASettingMeansIsLookedAtThough() throws {
            let home = try Home()
            let path = try home.folder.write("log:\n  file: /nowhere/x\nmouse: true\nmouse: true\n", to: "config/jaunt/config.yaml")
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78) && run.output == "")
            #expect(
                run.errors == """
                    jaunt: \(path):2: log.file: /nowhere/x cannot be written: No such file or directory.
                    jaunt: \(path):4: mouse is set twice.

                    """)
            // Elsewhere it is enough that something is wrong.
            #expect(try home.jaunt("countries").errors == "jaunt: \(path):4: mouse is set twice.\n")
        }
    }
}
