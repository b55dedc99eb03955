import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// `jaunt config` where symbolic links lead round in a loop.
    @Suite struct ConfigLoopTests {
        private let remedy = "is in a loop of symbolic links; lead it elsewhere, or take the link away"

        private func link(_ home: Home, _ name: String, to end: String) throws {
            let path = home.folder.file(name)
            let files = FileManager.default
            try files.createDirectory(at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: path, withDestinationPath: end)
        }

        @Test(arguments: [["config.yaml"], ["other.yaml", "config.yaml"]])
        func aFileThatIsOneIsNeitherWrittenNorRead(ends: [String]) throws {
            let home = try Home()
            let path = home.folder.file("config/jaunt/config.yaml")
            for (name, end) in zip(["config.yaml", "other.yaml"], ends) { try link(home, "config/jaunt/\(name)", to: end) }
            let example = try home.jaunt("config", "example", "--write")
            #expect(example.status == .exited(1) && example.output == "")
            // The line may have no room for all of it.
            let words = "jaunt: Could not write the file (\(path): it is in a loop of symbolic links"
            #expect(example.errors.hasPrefix(words), "\(example.errors)")
            let check = try home.jaunt("config", "check")
            #expect(check.status == .exited(78) && check.errors == "jaunt: \(path) cannot be read: it \(remedy)\n", "\(check.errors)")
            #expect(try home.jaunt("doctor").output.contains("Configuration\tproblem\t\(path) cannot be read: it \(remedy).\n"))
        }

        @Test(arguments: [("config/jaunt", "jaunt"), ("config", "config")]) func ofAFolderTheLinkIsNamed(name: String, end: String) throws {
            let home = try Home()
            try link(home, name, to: end)
            let (path, culprit) = (home.folder.file("config/jaunt/config.yaml"), home.folder.file(name))
            let example = try home.jaunt("config", "example", "--write")
            #expect(example.status == .exited(1))
            #expect(example.errors == "jaunt: \(path) cannot be written: \(culprit) \(remedy).\n", "\(example.errors)")
            #expect(try home.jaunt("config", "check").errors == "jaunt: \(path) cannot be read: \(culprit) \(remedy)\n")
        }
    }
}
