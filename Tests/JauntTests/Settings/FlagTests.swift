import TestSupport
import Testing

@testable import jaunt

@Suite("Flags as emoji")
struct FlagStyleTests {
    @Test(
        "are for terminals that are known to draw them in two columns, and for nobody between",
        arguments: [
            (["TERM": "xterm-kitty"], true), (["TERM": "xterm-ghostty"], true), (["TERM": "foot"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true), (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
            (["TERM": "xterm-256color"], false), (["TERM": "xterm-256color", "COLORTERM": "truecolor"], false), (["TERM": "linux"], false),
            (["TERM": "vt100", "TERM_PROGRAM": "WezTerm"], false), (["TERM": "screen-256color", "TERM_PROGRAM": "WezTerm"], false),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux"], false),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], false),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "XTERM_VERSION": "XTerm(379)"], false),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty", "VTE_VERSION": "7006"], false), ([:], false),
        ] as [([String: String], Bool)])
    func auto(environment: [String: String], isEmoji: Bool) {
        #expect(FlagStyle.auto.showsEmoji(isASCII: false, environment: environment) == isEmoji)
        #expect(!FlagStyle.auto.showsEmoji(isASCII: true, environment: environment))
        #expect(FlagStyle.emoji.showsEmoji(isASCII: false, environment: environment))
        #expect(!FlagStyle.emoji.showsEmoji(isASCII: true, environment: environment))
        #expect(!FlagStyle.code.showsEmoji(isASCII: false, environment: environment))
    }
}

extension RealProgram {
    /// Flags on a terminal.
    @Suite struct FlagTests {
        private func indicators(_ bytes: [UInt8]) -> [Int] {
            var runs: [Int] = [0]
            for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
                if (0x1F1E6...0x1F1FF).contains(scalar.value) { runs[runs.count - 1] += 1 } else if runs.last != 0 { runs.append(0) }
            }
            return runs.filter { $0 > 0 }
        }

        @Test func aFlagIsNeverWrittenByHalfWhateverIsDrawnOverIt() throws {
            let terminal = try Home().with(["TERM": "xterm-256color", "JAUNT_FLAGS": "emoji"]).open(columns: 60)
            try terminal.seeCount("250 countries")
            #expect(terminal.shows("🇦🇫 AF  Afghanistan"))
            // Other orders put letters that are alike below each other; a panel and the palette cover some of them.
            for keys in [
                "s1", "s1", "s5", "j", "jjj", "C", "\u{1B}", ":b", "\u{1B}", "s", "\u{1B}", "G", "k", "/a", "n", "\u{1B}", "g", "mm", "M",
            ] {
                try terminal.send(keys)
                try terminal.settle()
            }
            let runs = indicators(terminal.output)
            #expect(runs.count > 100 && runs.allSatisfy { $0 == 2 }, "\(runs)")
            try terminal.quit()
        }

        @Test(arguments: ["xterm-256color", "linux", "screen-256color"])
        func elsewhereThereIsTheCodeAlone(term: String) throws {
            let terminal = try Home().with(["TERM": term]).open()
            try terminal.seeCount("250 countries")
            #expect(terminal.shows("AF    Afghanistan") && indicators(terminal.output) == [])
            try terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
        }
    }
}
