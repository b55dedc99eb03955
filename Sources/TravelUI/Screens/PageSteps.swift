import TerminalText
import TravelFeatures

/// From the page of one record to the page of the next in the list that led there, whose cursor goes along.
struct PageSteps {
    private let step: (Int) -> (any Screen)?

    /// - Parameter step: moves the list's cursor by so many records, and makes the page of the one that it comes to; nil at the list's end.
    init(_ step: @escaping (Int) -> (any Screen)?) {
        self.step = step
    }

    /// What the keys for the next page and the one before answer; nil for other commands.
    func answer(to command: Command) -> ScreenAnswer? {
        switch command {
        case .nextItem: step(1).map { .replace($0) } ?? .say(Notice(.information, "This is the last one of the list."))
        case .previousItem: step(-1).map { .replace($0) } ?? .say(Notice(.information, "This is the first one of the list."))
        default: nil
        }
    }
}
