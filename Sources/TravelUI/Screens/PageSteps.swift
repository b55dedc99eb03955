import TerminalText
import TravelFeatures

/// From the page of one record to the page of the next in the list that led there, or on the map, whose cursor goes along.
struct PageSteps {
    private let step: (Int) -> (any Screen)?
    private let reason: Notice?

    /// - Parameters:
    ///   - reason: what is said where there is no other page; nil where that is the end of a list.
    ///   - step: moves the list's cursor by so many records, and makes the page of the one that it comes to; nil where there is none.
    init(else reason: Notice? = nil, _ step: @escaping (Int) -> (any Screen)?) {
        (self.reason, self.step) = (reason, step)
    }

    /// No way, for a page that has none beside it.
    static func nowhere(_ reason: SafeText) -> PageSteps { PageSteps(else: Notice(.information, reason)) { _ in nil } }

    /// What the keys for the next page and the one before answer; nil for other commands.
    func answer(to command: Command) -> ScreenAnswer? {
        switch command {
        case .nextItem: answer(to: 1, atEnd: "This is the last one of the list.")
        case .previousItem: answer(to: -1, atEnd: "This is the first one of the list.")
        default: nil
        }
    }

    private func answer(to step: Int, atEnd words: SafeText) -> ScreenAnswer {
        self.step(step).map { .replace($0) } ?? .say(reason ?? Notice(.information, words))
    }
}
