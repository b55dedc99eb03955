import Terminal
import TerminalText
import TravelFeatures

/// The panel on which a list's columns are shown, hidden and put in order; the list changes at once, and it is remembered.
final class ColumnsScreen<Item: Identifiable & Sendable>: PanelScreen where Item.ID: Sendable {
    let below: any Screen
    var panel = Panel()
    private let pane: ListPane<Item>
    private var notice: Notice?

    init(_ pane: ListPane<Item>, below: any Screen) {
        self.pane = pane
        self.below = below
        notice = pane.memoryFailure
    }

    let title: SafeText = "Columns"

    var status: ScreenStatus {
        var status = ScreenStatus(count: "Space shows or hides.")
        status.notice = notice
        return status
    }

    let hints: [Command] = [.nextItem, .previousItem, .back, .help]

    func hint(for command: Command) -> SafeText? {
        switch command {
        case .nextItem: "moves it down"
        case .previousItem: "up"
        default: nil
        }
    }

    /// "[x]".
    let button = 0..<3

    var choices: [SafeText] {
        pane.columns.places.map { place in (place.isShown ? "[x] " : "[ ] ") + pane.columns.columns[place.index].name }
    }

    func perform(_ command: Command) -> ScreenAnswer {
        notice = nil
        switch command {
        case .nextItem, .scrollRight: move(by: 1)
        case .previousItem, .scrollLeft: move(by: -1)
        case .toggleMark: return choose()
        case .chooseColumns: return .pop
        default: return performOnPanel(command)
        }
        return .done
    }

    func take(_ key: Key) -> ScreenAnswer? { key == .character(" ") ? choose() : nil }

    func choose() -> ScreenAnswer {
        var new = pane.columns
        notice = new.toggle(at: panel.cursor) ? nil : Notice(.information, "One column stays.")
        if notice == nil { pane.rearrange(new) }
        return .done
    }

    private func move(by step: Int) {
        var new = pane.columns
        let place = new.move(at: panel.cursor, by: step)
        guard place != panel.cursor else {
            notice = Notice(.information, whyStays(at: place, by: step))
            return
        }
        panel.cursor = place
        pane.rearrange(new)
    }

    /// Why the column at a place does not move.
    private func whyStays(at place: Int, by step: Int) -> SafeText {
        let columns = pane.columns.places.map { pane.columns.columns[$0.index] }
        let changing = [place, place + step].filter { columns.indices.contains($0) }.map { columns[$0] }
        if let last = changing.first(where: \.staysLast) { return last.name + " stays last: it may be written from right to left." }
        return step > 0 ? "It stands last already." : "It stands first already."
    }
}
