package import Foundation
import Observation
package import TerminalText

/// What went wrong lately, the newest first, so that nothing that was said is lost when the next key is pressed.
@MainActor @Observable
package final class ErrorLog {
    /// Something that went wrong.
    package struct Entry: Identifiable, Hashable, Sendable {
        /// Its number, from 1 for the first.
        package let id: Int
        /// When it was first seen.
        package let date: Date
        /// Where the user was.
        package let place: SafeText
        /// What happened.
        package let sentence: SafeText
        /// Why; empty where nobody knows.
        package let cause: SafeText
    }

    /// How many are remembered.
    package static let limit = 200

    /// What is remembered, the newest first.
    package private(set) var entries: [Entry] = []
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private var count = 0

    /// - Parameter now: the time it is.
    package init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// Remembers something that went wrong.
    package func note(_ sentence: SafeText, cause: SafeText = .empty, at place: SafeText) {
        count += 1
        entries.insert(Entry(id: count, date: now(), place: place, sentence: sentence, cause: cause), at: 0)
        if entries.count > Self.limit { entries.removeLast() }
    }
}
