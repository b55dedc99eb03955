import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// The screens that README.md shows: each with the keys that lead there, in a comment above it.
    @Suite struct ReadmeScreensTests {
        /// Keys, in which ⏎ is Enter, ⇥ is Tab and {text} waits until the text is seen; and what is seen then.
        private struct Sample {
            var keys: Substring
            var screen: String
        }

        private static func samples() throws -> [Sample] {
            let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
            return readme.matches(of: /<!-- screen: (.+) -->\n```text\n((?:.*\n)*?)```/).map {
                Sample(keys: $0.1, screen: steady(String($0.2)))
            }
        }

        /// A screen without what the day changes (dates, times, the distance to the clocks of places), and without empty lines.
        private static func steady(_ screen: String) -> String {
            screen.replacing(/(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3}(?: \d{4})?/, with: "DAY")
                .replacing(/\d\d:\d\d/, with: "TIME")
                .replacing(/\x20time, [^)]*\)/, with: " time)")
                .replacing(/TIME, .* you\b/, with: "TIME")
                .split(separator: "\n").map { String($0.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
                .joined(separator: "\n")
        }

        @Test func eachIsWhatItsKeysShow() throws {
            let samples = try Self.samples()
            #expect(samples.count >= 5)
            for sample in samples {
                let terminal = try Home().with(["TZ": "UTC"]).open()
                try terminal.seeCount("250 countries")
                for step in sample.keys.matches(of: /\{([^}]*)\}|[^{]+/) {
                    if let text = step.1 {
                        try terminal.wait(for: String(text))
                    } else {
                        try terminal.send(String(step.0).replacing("⏎", with: "\r").replacing("⇥", with: "\t"))
                    }
                }
                try terminal.wait(until: { Self.steady($0.text) == sample.screen }, what: "the screen of \(sample.keys)")
                try terminal.quit("Q")
            }
        }
    }
}
