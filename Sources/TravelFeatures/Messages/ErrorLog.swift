package import Foundation
import Observation
package import TerminalText
package import TravelKit

/// What went wrong lately, the newest first, so that nothing that was said is lost when the next key is pressed, nor what went wrong on a page
/// that is not on the screen.
@MainActor @Observable
package final class ErrorLog {
    /// Something that went wrong.
    package struct Entry: Identifiable, Hashable, Sendable {
        /// Its number, from 1 for the first; the same however often it happens.
        package let id: Int
        /// The number of its last time, among the times of all.
        package let number: Int
        /// When it happened last.
        package let date: Date
        /// How often it has.
        package let times: Int
        /// The page on which it did, or what it concerns.
        package let place: SafeText
        /// What happened.
        package let sentence: SafeText
        /// Why; empty where nobody knows.
        package let cause: SafeText

        /// What helps; empty where that is a key alone, or nobody knows.
        package let advice: SafeText

        /// Where it was and what, in one line: "Trips: example.org cannot be reached."
        package var headline: SafeText { (place.isEmpty ? .empty : place + ": ") + sentence }

        /// All of them in one line, uncut.
        package var line: SafeText {
            FailureMessage.line(sentence, cause.isEmpty ? nil : cause) + (advice.isEmpty ? "" : " " + advice)
        }
    }

    /// What concerns no page alone, wherever it is told.
    package enum Place {
        /// What the user has kept.
        package static let favourites: SafeText = "Favourites"
        /// The file of that, for as long as something is wrong with it.
        package static let favouritesFile: SafeText = "favourites.db"
        /// What trips have cost.
        package static let prices: SafeText = "Prices"
        /// What is remembered from run to run.
        package static let session: SafeText = "Session"
        /// Who is signed in.
        package static let account: SafeText = "Account"
    }

    /// What is wrong at a place now.
    private struct Wrong {
        let place: SafeText
        var problems: [Problem]
    }

    /// Something that is wrong, as it is shown.
    package struct Problem: Hashable, Sendable {
        let sentence: SafeText
        let cause: SafeText
        let advice: SafeText

        /// Something that is wrong, in a sentence.
        /// - Parameters:
        ///   - cause: why; empty where nobody knows.
        ///   - advice: what helps; empty where nobody knows.
        package init(_ sentence: SafeText, cause: SafeText = .empty, advice: SafeText = .empty) {
            (self.sentence, self.cause, self.advice) = (sentence, cause, advice)
        }

        /// What was wrong when something of it was remembered.
        package init(_ entry: Entry) { self.init(entry.sentence, cause: entry.cause, advice: entry.advice) }

        /// A failure as it is shown.
        package init(_ failure: FailureMessage) {
            self.init(failure.sentence, cause: failure.cause ?? .empty, advice: failure.remedy.advice ?? .empty)
        }

        /// Records that could not be read.
        package init(_ skipped: SkippedText) { self.init(skipped.sentence, cause: skipped.cause) }

        /// One of several sources that failed, by its name: "RIX: api cannot be reached."
        package init(_ failure: SourceFailure) {
            let message = FailureMessage(failure.error)
            self.init(
                SafeText(failure.name).cut(to: 12) + ": " + message.sentence, cause: message.cause ?? .empty,
                advice: message.remedy.advice ?? .empty)
        }
    }

    /// How many are remembered.
    package static let limit = 200

    /// What is remembered, the newest first. What happens again is one of them still.
    package private(set) var entries: [Entry] = []
    /// What the user was told last that went wrong, since they looked at the log: unlike what is wrong on a page, that goes with the next
    /// key. Nil where they were told nothing.
    package private(set) var unread: Entry?
    /// The number of the newest that was there when somebody looked at what is remembered; 0 for none.
    private var lookedAt = 0
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let whenNew: @MainActor (Entry) -> Void
    @ObservationIgnored private var count = 0
    /// What was wrong when that was said last.
    @ObservationIgnored private var known: [Problem] = []
    /// What was wrong at each place when that was said last there. A list, for they are few, and the key path of a dictionary takes long to make.
    private var wrong: [Wrong] = []

    /// - Parameters:
    ///   - now: the time it is.
    ///   - whenNew: hears of each thing that is remembered, each time that it happens.
    package init(now: @escaping @Sendable () -> Date, whenNew: @escaping @MainActor (Entry) -> Void = { _ in }) {
        (self.now, self.whenNew) = (now, whenNew)
    }

    /// All that is wrong at a place now. What was not wrong there when that was said last, nor a moment ago elsewhere, is remembered.
    /// - Parameters:
    ///   - told: what the user is told went wrong besides, until the next key.
    ///   - subjects: what those concern that do not concern that place.
    package func shown(
        _ problems: [Problem], told: Problem? = nil, concerning subjects: [Problem: SafeText] = [:], at place: SafeText
    ) {
        let all = [told].compactMap(\.self) + problems
        let new = remember(all, lasting: problems, concerning: subjects, at: place)
        if let told, new.contains(told) { unread = entries.first { Problem($0) == told } }
        known = all
    }

    /// The user was to be told that this went wrong, and went on before it was shown.
    /// - Parameter subject: what it concerns; nil where that is the place.
    package func missed(_ problem: Problem, concerning subject: SafeText? = nil, at place: SafeText) {
        let subjects = subject.map { [problem: $0] } ?? [:]
        guard !remember([problem], lasting: problems(at: [place]), concerning: subjects, at: place).isEmpty else { return }
        unread = entries.first
        known.append(problem)
    }

    /// The number of the newest; nil where there is none.
    package var newest: Int? { entries.first?.number }

    /// Somebody looks at what is remembered.
    package func looked() {
        // Who draws hears of what is new alone.
        if unread != nil { unread = nil }
        if let newest, newest != lookedAt { lookedAt = newest }
    }

    /// All that is wrong now at a place that is not on the screen.
    package func unseen(_ problems: [Problem], at place: SafeText) { _ = remember(problems, lasting: problems, at: place) }

    /// Whether something is wrong at one of these places, as far as that was said last; they are asked for where anything is wrong anywhere.
    package func isWrong(at places: @autoclosure () -> [SafeText]) -> Bool {
        guard !wrong.isEmpty else { return false }
        let places = places()
        return wrong.contains { places.contains($0.place) }
    }

    /// Whether that is wrong still at one of these places, as far as it was said last.
    package func isWrong(_ entry: Entry, at places: @autoclosure () -> [SafeText]) -> Bool {
        !wrong.isEmpty && problems(at: places()).contains(Problem(entry))
    }

    /// The newest of what is wrong at these places still, as far as that was said last, or else of what the user was told, at which nobody
    /// has looked; nil where there is none.
    package func standing(at places: @autoclosure () -> [SafeText]) -> Entry? {
        if wrong.isEmpty { return unread }
        let problems = problems(at: places())
        return entries.first { $0.number > lookedAt && problems.contains(Problem($0)) } ?? unread
    }

    private func problems(at places: [SafeText]) -> [Problem] { wrong.filter { places.contains($0.place) }.flatMap(\.problems) }

    /// Remembers what is wrong at a place now.
    /// - Parameters:
    ///   - lasting: what of it does not go with the next key.
    ///   - subjects: what those concern that do not concern the place.
    /// - Returns: what of it was not yet.
    private func remember(
        _ problems: [Problem], lasting: [Problem], concerning subjects: [Problem: SafeText] = [:], at place: SafeText
    ) -> [Problem] {
        var said = Set(known + self.problems(at: [place]))
        let new = problems.filter { said.insert($0).inserted }
        for problem in new { happened(problem, at: subjects[problem] ?? place) }
        // This is said with each frame: who observes what is wrong hears of what has changed alone.
        if let index = wrong.firstIndex(where: { $0.place == place }) {
            if lasting.isEmpty { wrong.remove(at: index) } else if wrong[index].problems != lasting { wrong[index].problems = lasting }
        } else if !lasting.isEmpty {
            wrong.append(Wrong(place: place, problems: lasting))
        }
        return new
    }

    /// Something went wrong: what has before, for the same reason at the same place, is the newest now.
    private func happened(_ problem: Problem, at place: SafeText) {
        count += 1
        let index = entries.firstIndex { $0.place == place && Problem($0) == problem }
        let before = index.map { entries.remove(at: $0) }
        let entry = Entry(
            id: before?.id ?? count, number: count, date: now(), times: (before?.times ?? 0) + 1, place: place,
            sentence: problem.sentence, cause: problem.cause, advice: problem.advice)
        entries.insert(entry, at: 0)
        whenNew(entry)
        if entries.count > Self.limit { entries.removeLast() }
    }
}
