package import TerminalText
package import TravelKit

/// What a list has to say of itself, in words.
package struct ListSummary: Hashable, Sendable {
    /// How much is shown: "12 of 250 countries with 'land'"; empty while that is not known. Of a filter and a search it says what they have found.
    package var count = CountText.empty
    /// What is wrong with the filter or the search, as a clause; nil when nothing is.
    package var problem: SafeText?
    /// What is on its way; nil when nothing is.
    package var loading: SafeText?
    /// What went wrong; nil when nothing did.
    package var failure: FailureMessage?
    /// What is to be known of the data: its age, what is missing.
    package var remarks: [SafeText] = []
    /// That records could not be read, and why; nil where all could, and while it may become more of them.
    package var skipped: SkippedText?
    /// That marks have gone with their records; nil where none have, or that was seen.
    package var goneMarks: SafeText?
    /// Whether there are records, be it that the filter shows none.
    package var hasRecords = false
    /// Whether one is under the cursor that stays there: no step waits for another one.
    package var hasRow = false
    /// Whether the records are what was stored: the source has not been asked, or had no answer.
    package var isStored = false
    /// Whether the user has asked how much is shown, by a filter, a search or marks, or it is all that came.
    package var isCountAsked = false

    /// What a list has to say of itself.
    /// - Parameters:
    ///   - one: what is listed, such as "country".
    ///   - many: the same where there is not exactly one.
    @MainActor
    package init<Item>(_ list: ListModel<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        let face = list.face
        let (arrangement, state) = (face.arrangement, face.state)
        let (total, shown) = (arrangement.table.count, arrangement.shown.count)
        let isKnown = total > 0 || !(state.isLoading || state.error != nil)
        let all = SafeText(format.number(total)) + " " + (total == 1 ? one : many)
        // What is still being looked for has found nothing yet, and not nothing.
        let (isFiltered, search) = (!arrangement.query.isEmpty, arrangement.search)
        if isKnown { count = CountText(isFiltered ? SafeText(format.number(shown)) + " of " + all : all) }
        // What it is a part of all by, its title says.
        if isKnown, isFiltered, !arrangement.typedQuery.allSatisfy(\.isWhitespace) {
            // What was not found as it was typed is like it at best.
            count.quote(arrangement.typedQuery, after: arrangement.strictness == .exact || shown == 0 ? " with " : " like ")
        }
        if isKnown, !search.text.isEmpty {
            let matches = search.matches
            let place = search.place(of: face.cursor).map { SafeText("\(format.number($0 + 1)) of ") } ?? ""
            count.goOn(with: place + SafeText(format.number(matches.count)) + (matches.count == 1 ? " match" : " matches"))
            count.quote(search.text, after: search.strictness == .exact ? " of " : " like ")
        }
        if isKnown { problem = arrangement.problem?.text }
        let marks = face.marks.ids
        if isKnown, !marks.isEmpty {
            let (marked, seen) = (marks.count, list.shownMarkCount)
            count += SafeText(", \(format.number(marked)) marked")
            if seen < marked { count += seen == 0 ? ", none shown" : SafeText(", \(format.number(seen)) shown") }
        }
        if state.isLoading {
            loading = "loading " + many
            if case .partial(let done, let all?) = face.progress, all > 1 {
                loading = "loading " + many + SafeText(" \(done) of \(all)")
            }
        }
        failure = state.error.flatMap { $0.failure(besideValues: total > 0) }
        if face.isBrokenOff { remarks.append("rest missing") }
        for failure in face.failures { remarks.append(SafeText(failure.name).cut(to: 12) + " failed") }
        if face.skipped > 0 {
            let all = total + face.skipped
            remarks.append(SafeText("\(face.skipped) of \(all) skipped"))
            if !state.isLoading { skipped = SkippedText(face.skipped, of: all, why: face.whySkipped) }
        }
        if case .stored(let date)? = face.freshness {
            remarks.append(SafeText(format.age(of: date)))
            if state.error?.isOutOfReach == true { remarks.append("offline") }
        }
        (hasRecords, hasRow) = (total > 0, face.hasSelected && !list.awaitsSteps)
        isStored = face.freshness?.isStale == true || state.error != nil
        let isSearched = !SearchQuery(face.wish.filter).isEmpty || !face.wish.search.isEmpty
        isCountAsked = isSearched || !marks.isEmpty || face.isBrokenOff
        goneMarks = list.goneMarks?.text(of: one, many, format: format)
        if let lack = list.lack { take(lack) }
    }

    /// Until there is what the filter or the search asks for, nobody knows how much that finds.
    private mutating func take(_ lack: ListLack) {
        count = .empty
        switch lack {
        case .loading(let what): loading = loading ?? "loading " + what
        case .failed(let error): failure = failure ?? FailureMessage(error)
        }
    }
}

extension Loadable {
    /// What went wrong with the last load, in words, as `RepositoryError.failure(besideValues:)`.
    package var failure: FailureMessage? { error.flatMap { $0.failure(besideValues: value != nil) } }
}

extension RepositoryError {
    /// What went wrong, in words; nil where that is what the user wanted: to see what is stored, and no server asked.
    /// - Parameter hasValues: whether what is stored is shown.
    package func failure(besideValues hasValues: Bool) -> FailureMessage? {
        switch self {
        case .offline where hasValues: nil
        case .notFound(.country, let name) where hasValues: .gone(country: name)
        default: FailureMessage(self)
        }
    }
}
