import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// The examples for scripts in README.md: what is printed there is what comes of them.
    @Suite struct ReadmeTests {
        /// A line that is typed, and what it prints.
        struct Example: CustomTestStringConvertible, Sendable {
            var line: String
            var output: String

            var testDescription: String { line }
        }

        /// The lines of README.md that begin with "$ ", in the blocks that are marked for it, each with what stands below it.
        private static func blocks() throws -> [[Example]] {
            let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
            return readme.components(separatedBy: "<!-- scripts -->\n```text\n").dropFirst().map { rest in
                var examples: [Example] = []
                let block = rest[..<(rest.firstRange(of: "```")?.lowerBound ?? rest.endIndex)]
                for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                    if line.hasPrefix("$ ") {
                        examples.append(Example(line: String(line.dropFirst(2)), output: ""))
                    } else {
                        examples[examples.count - 1].output += line + "\n"
                    }
                }
                return examples
            }
        }

        @Test func eachExamplePrintsWhatStandsThere() throws {
            let blocks = try Self.blocks()
            #expect(blocks.joined().count > 12)
            let hasJQ = try Home().shell("command -v jq").status == .exited(0)
            // A folder in which "jaunt" is the program under test, as the lines say it.
            let tools = try KeptFoldersTrait.folder(prefix: "jaunt-tools")
            try FileManager.default.createSymbolicLink(atPath: tools.file("jaunt"), withDestinationPath: Places.program)
            for block in blocks {
                // The lines of one block follow each other.
                let home = try Home().with(["PATH": tools.path + ":/usr/local/bin:/usr/bin:/bin"])
                for example in block where hasJQ || !example.line.contains("| jq ") {
                    let run = try ProcessRun.run(
                        ["bash", "-c", example.line], environment: home.environment, workingDirectory: home.folder.path)
                    #expect(run.output.replacing("\r\n", with: "\n") == example.output, "\(example.line)\n\(run.errors)")
                }
            }
        }

        @Test func everyFieldStandsThereAsItsSchemaHasIt() throws {
            let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
            for kind in SchemaTests.kinds {
                let fields = try JSONSchema(contentsOf: SchemaTests.published(kind)).fields
                #expect(!fields.isEmpty)
                for (name, meaning) in fields { #expect(readme.contains("`\(name)` \(meaning)"), "\(kind)") }
            }
        }
    }
}
