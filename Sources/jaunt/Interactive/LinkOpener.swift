import Foundation
import TerminalText
import TravelFeatures

/// Opens links in the user's browser: https only, by argument and without a shell, its output thrown away.
enum LinkOpener {
    /// What its manual page says of how xdg-open ends. Its words are thrown away: the browser that it starts goes on behind them, and may
    /// write for days.
    private nonisolated static let reasons: [Int32: String] = [
        3: "a tool that it needs was not found", 4: "what it started has failed",
    ]

    /// Opens a link. Nobody waits for the browser's end.
    /// - Parameter failed: hears of it when what hands the link over ends with a failure.
    /// - Returns: what came of it, in a sentence.
    static func open(
        _ link: String, _ environment: [String: String], failed: @escaping @MainActor (_ problem: Notice) -> Void
    ) -> Notice {
        guard let url = URL(string: link), url.scheme?.lowercased() == "https", url.host?.isEmpty == false else {
            return Notice(.problem, "That link is no https address; Jaunt does not open it.")
        }
        let address = SafeText(url.absoluteString)
        guard let program = ProgramFile.path(of: "xdg-open", environment) else {
            return Notice(.problem, "There is no xdg-open here to open it with: " + address)
        }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { ended in
            let status = ended.terminationStatus
            guard status != 0 else { return }
            let problem = Notice(ended: "xdg-open", status: status, saying: Self.reasons[status], so: "the address is " + address)
            Task { await failed(problem) }
        }
        do {
            try process.run()
            return Notice(.information, "The browser was asked to open it.")
        } catch {
            return Notice(.problem, "The browser could not be started: " + SafeText(error.localizedDescription))
        }
    }
}
