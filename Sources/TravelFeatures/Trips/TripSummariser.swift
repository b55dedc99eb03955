import Foundation
import Observation
import TerminalText
import TravelKit

/// What the trips that a list shows come to, and the cheapest of them in words: each frame shows them, and they take longer to find out than
/// to write a row. Of a long list they are found out off the main actor.
@MainActor @Observable
final class TripSummariser {
    /// What trips come to.
    struct Result {
        let summary: TripSummary
        /// The cheapest of them, in words, and in fewer for where there is less room; nothing while none is known.
        let cheapest: [SafeText]

        init?(_ summary: TripSummary?, in text: TripText) {
            guard let summary else { return nil }
            (self.summary, cheapest) = (summary, text.cheapest(summary))
        }
    }

    private let list: ListModel<Trip>
    private let text: TripText
    /// How often something was found out off the main actor.
    private var foundCount = 0
    /// What was found out last.
    @ObservationIgnored private var latest: Result?
    /// Which arrangement of the list is summed up, and in which minute it was.
    @ObservationIgnored private var summarised = (arrangement: 0, minute: 0)
    @ObservationIgnored private var task: Task<Void, Never>?

    /// How many trips are summed up at once, rather than off the main actor.
    private static var immediateCount: Int { 5000 }

    /// Sums up what this list shows.
    init(_ list: ListModel<Trip>, in text: TripText) { (self.list, self.text) = (list, text) }

    isolated deinit { task?.cancel() }

    /// What the trips that are shown come to. Of a long list that is the trips that were shown before, until those of now are summed up; nil
    /// while nothing is known.
    ///
    /// The list is looked at here, so that whoever observes this hears of other trips as well.
    var result: Result? {
        _ = foundCount
        guard let table = list.trips else { return nil }
        // Trips end while they are looked at.
        let hasEnded = latest.map { $0.summary.nextEnd <= text.now.timeIntervalSinceReferenceDate } ?? false
        if summarised.arrangement != list.arrangementCount || hasEnded && summarised.minute != text.minute {
            summarised = (list.arrangementCount, text.minute)
            task?.cancel()
            if list.total <= Self.immediateCount {
                latest = Result(table.summary(of: list.shown), in: text)
            } else {
                sumUp(list.shown, of: table)
            }
        }
        return latest
    }

    private func sumUp(_ rows: [UInt32], of table: TripTable) {
        task = Task { [weak self] in
            let summary = await Self.summary(of: rows, in: table)
            guard !Task.isCancelled, let self, let summary else { return }
            latest = Result(summary, in: text)
            foundCount += 1
        }
    }

    /// What the trips to a country come to, whatever the list is filtered by; nil while none are there.
    func summary(toCountry alpha2: String) async -> TripSummary? {
        guard list.total > 0, let table = list.trips else { return nil }
        return await Self.summary(toCountry: alpha2, in: table)
    }

    @concurrent
    private static func summary(toCountry alpha2: String, in table: TripTable) async -> TripSummary? {
        table.summary(of: table.order) { $0.countryCode == alpha2 }
    }

    @concurrent
    private static func summary(of rows: [UInt32], in table: TripTable) async -> TripSummary? { table.summary(of: rows) }

    /// Waits until the summing up under way, if any, has ended.
    func settled() async { await task?.value }
}
