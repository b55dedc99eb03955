import Foundation
import Observation
package import TerminalText
package import TravelKit

/// The list of favourites: trips and countries, the newest first; while it is filtered, those that match best.
@MainActor @Observable
package final class FavouritesModel {
    /// The favourites.
    package let list: ListModel<Favourite>
    /// How they are written.
    package let text: FavouriteText
    /// Where they come from.
    package let marks: FavouriteMarks

    /// When the last of the trips ends.
    private var lastEnd = Date.distantPast
    /// The minute in which the list was looked through for trips that have ended.
    @ObservationIgnored private var followedMinute = 0
    @ObservationIgnored private let book: AirportBook?
    @ObservationIgnored private var lookUp: Task<Void, Never>?

    /// - Parameter airports: whose time zones dates are given in; nil for the user's own.
    package init(_ marks: FavouriteMarks, airports: AirportBook? = nil, format: DisplayFormat) {
        self.marks = marks
        book = airports
        let text = FavouriteText(format)
        self.text = text
        list = ListModel(order: .byMatch) { text.sortKey($0, by: $1) }
        list.isComing = { marks.collection == nil }
        marks.whenChanged(for: self) { $0.changed() }
    }

    isolated deinit { lookUp?.cancel() }

    /// Changes when the same favourite makes another row.
    package var rowVersion: Int { marks.version &* 31 &+ airports.count &* 17 &+ text.minute }

    /// A favourite as a row of `FavouriteText.columns`.
    package func row(_ favourite: Favourite) -> Row {
        text.row(favourite, sign: marks.sign(favourite.id), airports: airports)
    }

    /// The same with a sign in place of the star where it has a note, for which a list may have no room. That it is not safe on disk is worth
    /// more.
    package func signedRow(_ favourite: Favourite) -> Row {
        var row = row(favourite)
        if favourite.note != nil, row.cells[0] == FavouriteMarks.star { row.cells[0] = FavouriteText.noteSign }
        return row
    }

    /// The airports of the trips that are listed, as far as they are known.
    package var airports: [AirportCode: Airport] { book?.airports ?? [:] }

    /// What is on its way, while it is not known what the favourites are; nil when it is.
    package var loadingText: SafeText? { marks.collection == nil ? "loading favourites" : nil }

    /// Whether any of the trips is still to end.
    package var awaitsEnds: Bool { lastEnd > text.now }

    /// The view was opened.
    package func viewOpened() {
        marks.follow()
        changed()
    }

    /// Has the list looked through anew in another minute, where other trips may have ended by then; called whenever it is drawn.
    package func follow() {
        guard followedMinute != text.minute else { return }
        followedMinute = text.minute
        if list.asksForEnds { list.sortValuesChanged() }
    }

    private func changed() {
        guard let collection = marks.collection else { return }
        let trips = collection.favourites.compactMap { favourite -> Trip? in
            if case .trip(let trip) = favourite.item { trip } else { nil }
        }
        lastEnd = trips.map(\.endsAt).max() ?? .distantPast
        show(collection)
        // What has come back is what the next key means.
        if let id = marks.restored { list.moveCursor(toID: id) }
        guard let book else { return }
        lookUp?.cancel()
        lookUp = Task { [weak self, known = airports.count] in
            // With the airports come the days as they are there.
            await book.look(up: trips)
            if !Task.isCancelled, book.airports.count > known { self?.show(collection) }
        }
    }

    private func show(_ collection: FavouriteCollection) {
        list.set(
            collection.favourites.map { [text, airports] in ListEntry($0, key: text.key($0, airports: airports)) },
            minute: { [text] in text.minute })
    }

    /// Waits until everything under way has ended.
    package func settled() async {
        await marks.settled()
        await lookUp?.value
    }
}
