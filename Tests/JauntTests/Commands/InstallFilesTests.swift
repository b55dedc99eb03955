import Foundation
import TestSupport
import Testing

@testable import jaunt

extension RealProgram {
    /// `jaunt install-files`: what it puts, and that exactly that goes again.
    @Suite struct InstallFilesTests {
        private let home: Home

        init() throws { home = try Home() }

        /// Everything in a folder of the user's, folders with a slash, sorted.
        private func tree(_ folder: String = "") throws -> [String] {
            let path = home.folder.file(folder)
            return try FileManager.default.subpathsOfDirectory(atPath: path).map { name in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                return isFolder.boolValue ? name + "/" : name
            }.sorted()
        }

        private static let files = [
            "bin/jaunt", "share/applications/jaunt.desktop", "share/bash-completion/completions/jaunt", "share/doc/jaunt/CHANGELOG.md",
            "share/doc/jaunt/CREDITS.txt", "share/doc/jaunt/LICENSE", "share/doc/jaunt/NOTICES.txt",
            "share/fish/vendor_completions.d/jaunt.fish", "share/jaunt/installed-files", "share/man/man1/jaunt.1",
            "share/zsh/site-functions/_jaunt",
        ]

        @Test func whatIsPutIsSaidRunsAndGoesWithItsFolders() throws {
            let prefix = home.folder.file("deep/own prefix")
            let put = try home.jaunt("install-files", "--prefix", prefix)
            #expect(put.status == .exited(0) && put.errors == "", "\(put.errors)")
            #expect(try tree("deep/own prefix").filter { !$0.hasSuffix("/") } == Self.files)
            #expect(Set(put.lines) == Set(Self.files.filter { !$0.hasSuffix("installed-files") }.map { "\(prefix)/\($0)" }))
            let files = FileManager.default
            for file in Self.files {
                let mode = try files.attributesOfItem(atPath: "\(prefix)/\(file)")[.posixPermissions] as? Int
                #expect(mode == (file == "bin/jaunt" ? 0o755 : 0o644), "\(file)")
            }
            // It is the program, which can take itself away.
            let version = try home.shell("'\(prefix)/bin/jaunt' --version")
            #expect(version.output == (try home.jaunt("--version").output))
            let removed = try home.shell("'\(prefix)/bin/jaunt' install-files --prefix '\(prefix)' --uninstall")
            #expect(removed.status == .exited(0) && Set(removed.lines) == Set(put.lines), "\(removed.errors)")
            #expect(try home.folder.names() == [])
        }

        @Test func theFilesAreThoseOfResources() throws {
            #expect(try home.jaunt("install-files", "--prefix", home.folder.file("p")).status == .exited(0))
            let resources = Places.repository.appendingPathComponent("Resources").path
            for (file, source) in [
                ("share/man/man1/jaunt.1", "/jaunt.1"), ("share/applications/jaunt.desktop", "/jaunt.desktop"),
                ("share/doc/jaunt/NOTICES.txt", "/NOTICES.txt"), ("share/doc/jaunt/CREDITS.txt", "/CREDITS.txt"),
                ("share/doc/jaunt/CHANGELOG.md", "/CHANGELOG.md"), ("share/doc/jaunt/LICENSE", "/../LICENSE"),
            ] {
                #expect(try home.folder.read("p/" + file) == String(contentsOfFile: resources + source, encoding: .utf8), "\(file)")
            }
            let bash = try home.folder.read("p/share/bash-completion/completions/jaunt")
            #expect(bash == (try home.jaunt("--generate-completion-script", "bash").output))
        }

        @Test func whatWasThereStays() throws {
            _ = try home.folder.write("theirs", to: "p/share/man/man1/other.1")
            _ = try home.folder.write("theirs", to: "p/bin/other")
            try FileManager.default.createDirectory(atPath: home.folder.file("p/share/applications"), withIntermediateDirectories: false)
            let before = try tree()
            for _ in 1...2 { #expect(try home.jaunt("install-files", "--prefix", home.folder.file("p")).status == .exited(0)) }
            // A file of somebody else's in one of our folders keeps the folder.
            _ = try home.folder.write("theirs", to: "p/share/zsh/site-functions/_other")
            #expect(try home.jaunt("install-files", "--prefix", home.folder.file("p"), "--uninstall").status == .exited(0))
            let added = ["p/share/zsh/", "p/share/zsh/site-functions/", "p/share/zsh/site-functions/_other"]
            #expect(try tree() == (before + added).sorted())
        }

        @Test func aFileOfSomebodyElsesIsNotReplaced() throws {
            _ = try home.folder.write("theirs", to: "p/bin/jaunt")
            let before = try tree()
            let run = try home.jaunt("install-files", "--prefix", home.folder.file("p"))
            #expect(run.status == .exited(1))
            let path = home.folder.file("p/bin/jaunt")
            #expect(run.errors == "jaunt: \(path) is there already, and install-files did not put it there. Take it away first.\n")
            #expect(try tree() == before)
            #expect(try home.folder.read("p/bin/jaunt") == "theirs")
        }

        @Test func packagersPutItElsewhere() throws {
            let packager = home.with(["DESTDIR": home.folder.file("stage/")])
            let put = try packager.jaunt("install-files", "--prefix", "/usr")
            #expect(put.status == .exited(0) && put.lines.contains("/usr/bin/jaunt"), "\(put.errors)")
            #expect(try tree("stage/usr").filter { !$0.hasSuffix("/") } == Self.files)
            #expect(!(try home.folder.read("stage/usr/share/jaunt/installed-files")).contains("stage"))
            #expect(try packager.jaunt("install-files", "--prefix", "/usr", "--uninstall").status == .exited(0))
            #expect(try tree("stage") == [])
        }

        @Test func whatAnEarlierVersionPutGoesWithTheNewOne() throws {
            let prefix = home.folder.file("p")
            #expect(try home.jaunt("install-files", "--prefix", prefix).status == .exited(0))
            _ = try home.folder.write("old", to: "p/share/old/gone")
            _ = try home.folder.write(
                "share/old/gone\n\(try home.folder.read("p/share/jaunt/installed-files"))share/old/\n", to: "p/share/jaunt/installed-files")
            #expect(try home.jaunt("install-files", "--prefix", prefix).status == .exited(0))
            #expect(!FileManager.default.fileExists(atPath: home.folder.file("p/share/old/gone")))
            #expect(try home.jaunt("install-files", "--prefix", prefix, "--uninstall").status == .exited(0))
            #expect(try home.folder.names() == [])
        }

        @Test func whatCannotBeDoneIsSaid() throws {
            let nothing = try home.jaunt("install-files", "--prefix", home.folder.file("p"), "--uninstall")
            #expect(nothing.status == .exited(1))
            #expect(nothing.errors == "jaunt: install-files has put nothing below \(home.folder.file("p")).\n")
            let file = try home.folder.write("no folder", to: "file")
            for (prefix, cause) in [(file, "Not a directory"), ("/proc/nowhere", "No such file or directory")] {
                let run = try home.jaunt("install-files", "--prefix", prefix)
                let words = "Cannot make \(prefix)/share/jaunt/installed-files: \(cause). Name another folder with --prefix."
                #expect(run.status == .exited(1) && run.errors == "jaunt: \(words)\n", "\(run.errors)")
            }
            #expect(try home.folder.names() == ["file"])
        }
    }
}

/// The list of what was put.
@Suite struct InstalledListTests {
    @Test func aListIsReadAsItWasWritten() {
        let list = InstalledList(files: ["bin/jaunt", "share/a b"], folders: ["../", "./", "bin/"])
        #expect(list.text == "bin/jaunt\nshare/a b\n../\n./\nbin/\n")
        #expect(InstalledList(list.text) == list)
    }

    @Test func whatLeadsOutOfThePrefixIsPassedOver() {
        let list = InstalledList("/etc/passwd\n../../x\nbin/../../x\n..\n\nbin/jaunt\n/etc/\n../x/\nshare/../../\n../../\n")
        #expect(list == InstalledList(files: ["bin/jaunt"], folders: ["../../"]))
    }
}
