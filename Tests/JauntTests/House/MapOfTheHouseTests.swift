import Foundation
import TestSupport
import Testing

/// Sources/README.md: what it names is there.
@Suite struct MapOfTheHouseTests {
    private static let sources = Places.repository.appendingPathComponent("Sources")

    /// Paths of all files of the repository that it may speak of.
    private func files() throws -> [String] {
        try ["Sources", "Tests"].flatMap { folder in
            let top = Places.repository.appendingPathComponent(folder).path
            return try FileManager.default.subpathsOfDirectory(atPath: top).map { folder + "/" + $0 }
        }
    }

    @Test func everyFileAndTypeThatItNamesIsThere() throws {
        let readme = try String(contentsOf: Self.sources.appendingPathComponent("README.md"), encoding: .utf8)
        let files = try files()
        let code = try files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") || $0.hasSuffix(".c") }
            .map { try String(contentsOf: Places.repository.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
        let words = Set(code.matches(of: /\w+/).map { $0.0 })
        // Blocks of code are other people's, and examples.
        let text = readme.replacing(/```[\s\S]*?```/, with: "")
        let named = text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
        #expect(named.count > 100)
        for name in named {
            if name.hasPrefix("/") { continue }  // what servers are asked for
            if name.contains("/") || name.hasSuffix(".swift") {
                let path = name.hasSuffix("/") ? String(name.dropLast()) : name
                let isThere =
                    files.contains { $0 == path || $0.hasSuffix("/" + path) }
                    || FileManager.default.fileExists(atPath: Places.repository.appendingPathComponent(path).path)
                #expect(isThere, "\(name)")
            } else if name.wholeMatch(of: /[A-Z]\w+(\.\w+)*(\([\w:]*\))?/) != nil {
                for part in name.matches(of: /\w+/) { #expect(words.contains(part.0), "\(name)") }
            }
        }
    }

    @Test func everyProviderOfCountriesWentTheWayOfItsRecipe() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Places.repository.appendingPathComponent(path), encoding: .utf8)
        }
        let (files, composition) = (try files(), try text("Sources/jaunt/Composition.swift"))
        let contract = try text("Tests/TravelDataTests/Support/CountrySource.swift")
        let providers = try #require(try text("README.md").components(separatedBy: "\n### ").first { $0.hasPrefix("Providers\n") })
        // Step 3: the cases, with their raw values where they are others.
        let settings = try text("Sources/jaunt/Settings/CountriesServer.swift")
        let names = try #require(settings.components(separatedBy: "enum CountriesDialect").last?.components(separatedBy: "\n}").first)
        let cases = names.matches(of: /case (\w+)(?: = "(.*)")?/)
        #expect(cases.count >= 5)
        for match in cases {
            let (name, word) = (match.1, match.2 ?? match.1)
            // Step 4 names the dialect, and so the folder of steps 1 and 2.
            let dialect = try #require(composition.firstMatch(of: Regex("case \\.\(name): (\\w+)", as: (Substring, Substring).self))?.1)
            let folder = "Sources/TravelData/Countries/\(dialect)/"
            #expect(files.contains(folder + dialect + ".swift"))
            #expect(files.contains { $0.hasPrefix(folder) && $0.hasSuffix("Record.swift") }, "\(dialect)")
            // Step 5.
            #expect(contract.contains("case .\(name):"), "\(name)")
            #expect(providers.contains(word), "\(word)")
        }
    }

    @Test func noRecipeIsLongerThanTenLines() throws {
        let readme = try String(contentsOf: Self.sources.appendingPathComponent("README.md"), encoding: .utf8)
        let recipes = try #require(readme.range(of: "## How to add"))
        let section = readme[recipes.upperBound...]
        let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
        let parts = section[..<end].split(separator: "\n### ").dropFirst()
        #expect(parts.count >= 4)
        for part in parts {
            let lines = part.split(separator: "\n").dropFirst()
            #expect(lines.count <= 10, "\(part.prefix(40))")
        }
    }
}
