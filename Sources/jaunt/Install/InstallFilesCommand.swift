import ArgumentParser
import Foundation
import TerminalText

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
            let path = prefix.hasPrefix("/") ? prefix : FileManager.default.currentDirectoryPath + "/" + prefix
            let installation = Installation(prefix: path, root: ProgramEnvironment.variables["DESTDIR"] ?? "")
            let isRemoval = uninstall
            Program.run {
                do {
                    let paths = try isRemoval ? installation.remove() : installation.put(InstalledFile.all())
                    StandardOutput.write(paths.map { SafeText($0).string + "\n" }.joined())
                    return Program.Status.success
                } catch {
                    return await PlainCommand.report(error)
                }
            }
        }
    }
}
