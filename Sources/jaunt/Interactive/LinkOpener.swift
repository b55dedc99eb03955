import Foundation
import TerminalText
import TravelFeatures

/// Opens links in the user's browser: https only, by argument and without a shell, its output thrown away.
final class LinkOpener {
    private static let opener = "xdg-open"
    /// What its manual page says of how xdg-open ends. Its words are thrown away: the browser that it starts goes on behind them, and may
    /// write for days. It would fill a file, be ended by a pipe that nobody reads any more, and may end itself where it cannot write.
    private static let reasons: [ProgramFailure: String] = [
        .status(3): "a tool that it needs was not found", .status(4): "what it started has failed",
    ]
    /// How much of an address stands in the notice at least: host and beginning. The errors have all of it.
    private static let leastColumns = 30
    /// How many columns of a row the notice has beside the address, where no cause is said.
    private static let otherColumns = 50

    private let environment: [String: String]
    private var underWay = LinksUnderWay()
    /// What went wrong with a link when it was opened last.
    private var problems: [String: Notice] = [:]

    init(_ environment: [String: String]) { self.environment = environment }

    /// Opens a link, unless that is being done. Nobody waits for the browser's end.
    /// - Parameters:
    ///   - columns: how wide the screen is.
    ///   - failed: hears of it when what hands the link over ends with a failure.
    /// - Returns: what came of it, in a sentence.
    func open(_ link: String, seenOn columns: Int, failed: @escaping @MainActor (_ problem: Notice) -> Void) -> Notice {
        guard let url = URL(string: link), url.scheme?.lowercased() == "https", url.host?.isEmpty == false else {
            return Notice(.problem, "That link is no https address; Jaunt does not open it.")
        }
        let address = url.absoluteString
        // As wide as the screen is now: what fails is said at once, or nearly.
        let shown = max(Self.leastColumns, columns - Self.otherColumns)
        func notice(of failure: ProgramFailure, saying words: String? = nil) -> Notice {
            let (start, address): (SafeText, SafeText) = ("the address is ", SafeText(address))
            return Notice(failed: Self.opener, failure, saying: words, so: start + address.cut(to: shown), inFull: start + address)
        }
        guard let program = OtherProgram.path(of: Self.opener, environment) else { return notice(of: .missing) }
        guard underWay.begins(address, at: .now) else {
            return problems[address] ?? Notice(.information, "The browser was asked to open it already.")
        }
        problems[address] = nil
        do {
            try OtherProgram.start(program, [address]) { [weak self] failure in
                self?.underWay.ended(address)
                guard let failure else { return }
                let problem = notice(of: failure, saying: Self.reasons[failure])
                self?.problems[address] = problem
                failed(problem)
            }
            return Notice(.information, "The browser was asked to open it.")
        } catch {
            underWay.ended(address)
            let problem = notice(of: .notStarted, saying: OtherProgram.words(error))
            problems[address] = problem
            return problem
        }
    }
}
