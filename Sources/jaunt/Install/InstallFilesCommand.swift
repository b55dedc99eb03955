import ArgumentParser
import TerminalText
import TravelData

/// `jaunt install-files`: puts the program and what belongs to it onto the system, or takes it away.
struct InstallFilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install-files",
        abstract: "Put this program, its manual page, completions for shells, a desktop entry and licences below a folder.",
        discussion: """
            What is put is noted in share/jaunt/installed-files; --uninstall takes exactly that away. Where DESTDIR is set, it stands before \
            every path, as packagers expect.

            Example: sudo jaunt install-files --prefix /usr/local
            """)

    @Option(help: ArgumentHelp("The folder that bin and share are in.", valueName: "folder"), completion: .directory)
    var prefix = "/usr/local"

    @Flag(help: "Take away what was put there.")
    var uninstall = false

    func validate() throws {
        if prefix.isEmpty { throw ValidationError("--prefix names no folder.") }
        if prefix.hasPrefix("~") { throw ValidationError("Put a blank before the ~, as in --prefix ~/.local.") }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let (prefix, root, isRemoval) = (self.prefix, ProgramEnvironment.variables["DESTDIR"] ?? "", uninstall)
            Program.run {
                do {
                    let installation = Installation(
                        prefix: try Self.absolute(prefix, "--prefix"), root: root.isEmpty ? "" : try Self.absolute(root, "DESTDIR"))
                    let paths = try isRemoval ? installation.remove() : installation.put(InstalledFile.all())
                    StandardOutput.write(paths.map { SafeText($0).string + "\n" }.joined())
                    return Program.Status.success
                } catch {
                    return await PlainCommand.report(error)
                }
            }
        }
    }

    /// - Parameter name: what names the path.
    private nonisolated static func absolute(_ path: String, _ name: String) throws(Reason) -> String {
        do throws(Reason) { return try FolderPath.absolute(path) } catch {
            throw Reason("\(name): \(path) is nowhere: \(error).")
        }
    }
}
