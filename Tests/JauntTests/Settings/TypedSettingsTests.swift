import TestSupport
import Testing

@testable import jaunt

@Suite("The type of a value in a configuration file", .timeLimit(.minutes(1)))
struct TypedSettingsTests {
    @Test(
        "is the one that its setting takes: a text in quotation marks is no number, and a number is neither true nor false",
        arguments: [
            (
                "network:\n  attempts: \"3\"\n",
                "2: network.attempts: \"3\" is a text; a number is written without quotation marks."
            ),
            ("session: \"false\"\n", "1: session: \"false\" is a text; true or false is written without quotation marks."),
            ("mouse: 'true'\n", "1: mouse: \"true\" is a text; true or false is written without quotation marks."),
            ("mouse: \"perhaps\"\n", "1: mouse: \"perhaps\" is a text; true or false is written without quotation marks."),
            ("offline: 1\n", "1: offline: 1 is a number; true or false belongs here."),
            ("prefetch: !!int 0\n", "1: prefetch: \"0\" is said to be !!int; true or false belongs here."),
            ("theme: !!int dark\n", "1: theme: \"dark\" is said to be !!int; a text belongs here."),
            ("units: !own miles\n", "1: units: \"miles\" is said to be !own; a text belongs here."),
            ("trips:\n  home: [VNO,\n    !!bool RIX]\n", "3: trips.home: \"RIX\" is said to be !!bool; a text belongs here."),
            (
                "network: {idle_timeout: !!str 3}\n",
                "1: network.idle_timeout: \"3\" is a text; a number is written without quotation marks."
            ),
            (
                "units: miles\ntrips:\n  token_command: []\n",
                "3: trips.token_command: it names no program; leave it out where there is none."
            ),
            ("trips:\n  token_command: [\"\"]\n", "2: trips.token_command: it names no program; leave it out where there is none."),
        ])
    func wrong(text: String, problem: String) {
        #expect(SettingsCheck.problems(in: text).map { "\($0.line): \($0.text)" } == [problem])
    }

    @Test(
        "is a text wherever one is wanted, and a list may be the one value that is in it",
        arguments: [
            "language: no\n", "trips:\n  home: VNO\n", "trips:\n  home: [VNO]\n", "trips:\n  home: []\n", "trips:\n  rates: []\n",
            "keys:\n  quit: 5\n  help: y\n", "keys:\n  quit: \"5\"\n", "keys:\n  quit: []\n", "theme: \"dark\"\n",
            "theme: !!str dark\n", "offline: yes\nmouse: Off\n", "offline: !!bool true\n",
            "network: {attempts: !!int 3, idle_timeout: !!float 2.5, longest_wait: !!int \"7\"}\n", "trips:\n  token_command: pass\n",
        ])
    func right(text: String) {
        #expect(SettingsCheck.problems(in: text) == [])
    }
}

extension RealProgram {
    /// The same, as the program says it.
    @Suite struct ConfigTypesTests {
        @Test func theStartSaysWhatTheCheckDoes() throws {
            let home = try Home()
            let text = "session: \"false\"\noffline: 1\ntheme: !!int dark\nnetwork:\n  attempts: \"3\"\ntrips:\n  token_command: []\n"
            let path = try home.folder.write(text, to: "config/jaunt/config.yaml")
            let check = try home.jaunt("config", "check")
            #expect(check.status == .exited(78) && check.output == "")
            let lines = check.errors.split(separator: "\n")
            #expect(lines.count == 5 && lines.allSatisfy { $0.hasPrefix("jaunt: \(path):") }, "\(check.errors)")
            let start = try home.jaunt("countries")
            #expect(start.status == .exited(78) && start.output == "" && start.errors == check.errors, "\(start.errors)")
        }
    }
}
