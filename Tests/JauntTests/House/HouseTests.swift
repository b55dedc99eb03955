import Foundation
import TestSupport
import Testing

/// The sources as they are, held against the rules of the house.
@Suite struct HouseTests {
    private static let sources = Places.repository.appendingPathComponent("Sources")

    /// Swift files by their paths in `Sources`.
    private func swiftFiles() throws -> [String] {
        let all = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test func everySourceFileKeepsTheRules() throws {
        let files = try swiftFiles()
        #expect(files.count > 100)
        for file in files {
            let source = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
            let faults = HouseRules.faults(in: source, target: String(file.prefix { $0 != "/" }))
            #expect(faults == [], "Sources/\(file)")
        }
    }

    @Test func everyImportWasSeen() throws {
        // The scanner loses none: as many imports as lines that a plain search finds.
        for file in try swiftFiles() {
            let source = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
            let plain = source.matches(of: /(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+ )?import \S/).count
            #expect(SwiftCode(source).imports.count == plain, "Sources/\(file)")
        }
    }

    @Test func everyFolderOfSourcesIsARoomOfTheTable() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter { $0 != "README.md" }
        #expect(Set(folders) == ImportTable.targetsOfC.union(ImportTable.rules.keys))
    }

    @Test func theManifestOpensNoOtherDoors() throws {
        let manifest = try String(contentsOf: Places.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(HouseRules.faults(inManifest: manifest) == [])
    }

    @Test func theTableIsTheOneOfTheREADME() throws {
        let readme = try String(contentsOf: Self.sources.appendingPathComponent("README.md"), encoding: .utf8)
        for (target, rule) in ImportTable.rules where target != "jaunt" {
            let row = try #require(readme.split(separator: "\n").first { $0.hasPrefix("| `\(target)` |") }, "\(target)")
            let cell = try #require(row.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) })
            let named = Set(cell.matches(of: /\w+/).map { String($0.0) })
            #expect(named == rule.ours, "\(target)")
        }
    }

    @Test func theTopOfTheRepositoryIsAsAgreed() throws {
        // A repository that belongs to somebody else (in a container) is read all the same.
        let run = try ProcessRun.run(
            ["git", "-c", "safe.directory=*", "-C", Places.repository.path, "ls-files"],
            environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent"])
        try #require(run.status == .exited(0), "\(run.errors)")
        #expect(HouseRules.faults(inFiles: run.output.split(separator: "\n").map(String.init)) == [])
    }
}
