import Observation
import TravelKit

/// What the rest of the program has of what a list is filtered by, as the palette finds it: looked for off the main actor, so that no key
/// waits for it.
@MainActor @Observable
package final class ElsewhereModel {
    /// What a text has found, the best first.
    package struct Finds: Sendable {
        package let text: String
        package let lines: [PaletteLine<Found>]
    }

    /// What was found last: of the text before, until what is typed has been looked for; nil where nothing has.
    package private(set) var finds: Finds?
    /// Whether what is seen stays, whatever comes: somebody has gone to one of the lines.
    @ObservationIgnored package var isHeld = false {
        didSet { if oldValue, !isHeld { look() } }
    }

    /// Whether all names have come that can be found.
    package private(set) var hasAllNames = false
    /// Whether what is typed is being looked for among names that are there, which takes a moment.
    @ObservationIgnored package private(set) var isLooking = false

    @ObservationIgnored private let places: Places
    @ObservationIgnored private var text = ""
    @ObservationIgnored private var names: PaletteNames?
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var looking: Task<Void, Never>?

    package init(_ places: Places) { self.places = places }

    isolated deinit {
        reading?.cancel()
        looking?.cancel()
    }

    /// This is what is typed. Names are read while nothing is yet, so that they are there for the first letter.
    package func look(for text: String) {
        if reading == nil { read() }
        guard text != self.text else { return }
        self.text = text
        look()
    }

    /// Whether this text has been looked for among all names.
    package func knows(_ text: String) -> Bool { hasAllNames && !isLooking && finds?.text == text }

    /// Waits until all names are there, and what is typed has been looked for among them.
    package func settled() async {
        await reading?.value
        await looking?.value
    }

    /// Reads what can be found. What cannot be read is not offered: where things are looked for alone that is said.
    private func read() {
        let places = self.places
        reading = Task { [weak self] in
            // Of filters that are typed and left within one burst of keys none reads anything.
            if Task.isCancelled { return }
            await places.names(isSearch: true, asksServers: false) { [weak self] names in
                if !Task.isCancelled { self?.take(names) }
            }
            if !Task.isCancelled { self?.hasAllNames = true }
        }
    }

    private func take(_ names: PaletteNames) {
        self.names = names
        look()
    }

    private func look() {
        looking?.cancel()
        isLooking = false
        if text.isEmpty, finds != nil { finds = nil }
        guard let names, !isHeld, !text.isEmpty else { return }
        let text = self.text
        isLooking = true
        looking = Task { [weak self] in
            if Task.isCancelled { return }
            let finds = Finds(text: text, lines: await names.findsElsewhere(text))
            guard let self, !Task.isCancelled else { return }
            isLooking = false
            if !isHeld { self.finds = finds }
        }
    }
}

extension PaletteNames {
    /// How many trips are found: nobody looks further for the few that have room.
    private static var mostTrips: Int { 64 }

    /// What a text finds, of trips the first ones. That the feed may have more of them is said where it is known that it has any.
    @concurrent
    fileprivate func findsElsewhere(_ text: String) async -> [PaletteLine<Found>] {
        var (lines, tripCount) = ([PaletteLine<Found>](), 0)
        for line in await find(text) {
            switch line.action {
            case .trip:
                tripCount += 1
                if tripCount <= Self.mostTrips { lines.append(line) }
            case .trips: if finder != nil || tripCount > 0 { lines.append(line) }
            case .country, .region, .airport: lines.append(line)
            }
        }
        return lines
    }
}
