import Foundation
import TerminalText

/// Opens links in the user's browser: https only, by argument and without a shell, its output thrown away.
enum LinkOpener {
    /// Opens a link.
    /// - Returns: what went wrong, in a sentence; nil when it was handed over.
    static func open(_ link: String) -> SafeText? {
        guard let url = URL(string: link), url.scheme?.lowercased() == "https", url.host?.isEmpty == false else {
            return "That link is no https address; Jaunt does not open it."
        }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return nil
        } catch {
            return "The browser could not be started: " + SafeText(error.localizedDescription)
        }
    }
}
