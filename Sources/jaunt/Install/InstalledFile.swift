import ArgumentParser
import Foundation
import TravelData

/// A file of an installation.
struct InstalledFile {
    /// Where it belongs, below the prefix.
    let path: String
    /// Its bytes.
    let contents: Data
    /// Whether it can be run.
    var isProgram = false
}

extension InstalledFile {
    /// Everything that is installed: the program itself, and what makes it at home on a system, all of which it carries with it.
    /// - Throws: when the program's own file cannot be read.
    static func all() throws -> [InstalledFile] {
        // By this name the file can be read even where it has another one by now, or none.
        let program = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
        return try [
            InstalledFile(path: "bin/jaunt", contents: program, isProgram: true),
            InstalledFile(path: "share/man/man1/jaunt.1", embedded: "jaunt.1"),
            InstalledFile(path: "share/bash-completion/completions/jaunt", completionFor: .bash),
            InstalledFile(path: "share/zsh/site-functions/_jaunt", completionFor: .zsh),
            InstalledFile(path: "share/fish/vendor_completions.d/jaunt.fish", completionFor: .fish),
            InstalledFile(path: "share/applications/jaunt.desktop", embedded: "jaunt.desktop"),
            InstalledFile(path: "share/doc/jaunt/LICENSE", embedded: "LICENSE"),
            InstalledFile(path: "share/doc/jaunt/NOTICES.txt", embedded: "NOTICES.txt"),
            InstalledFile(path: "share/doc/jaunt/CREDITS.txt", embedded: "CREDITS.txt"),
            InstalledFile(path: "share/doc/jaunt/CHANGELOG.md", embedded: "CHANGELOG.md"),
        ]
    }

    private init(path: String, embedded name: String) throws {
        guard let bytes = EmbeddedFiles().contents(of: name) else { throw Reason("\(name) is not part of the program.") }
        self.init(path: path, contents: Data(bytes))
    }

    private init(path: String, completionFor shell: CompletionShell) {
        self.init(path: path, contents: Data((CompletionScript.text(for: shell) + "\n").utf8))
    }
}
