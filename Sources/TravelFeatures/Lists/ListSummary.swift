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

    /// What a list has to say of itself.
    /// - Parameters:
    ///   - one: what is listed, such as "country".
    ///   - many: the same where there is not exactly one.
    ///   - saysFilter: whether it says what it is filtered by; false where its title does.
    @MainActor
    package init<Item>(_ list: ListModel<Item>, of one: SafeText, _ many: SafeText, saysFilter: Bool = true, format: DisplayFormat) {
        let isKnown = list.total > 0 || !(list.state.isLoading || list.state.error != nil)
        let all = SafeText(format.number(list.total)) + " " + (list.total == 1 ? one : many)
        // What is still being looked for has found nothing yet, and not nothing.
        let (isFiltered, search) = (!list.parsedQuery.isEmpty, list.shownSearch)
        if isKnown { count = CountText(isFiltered ? SafeText(format.number(list.count)) + " of " + all : all) }
        if isKnown, isFiltered, saysFilter {
            // What was not found as it was typed is like it at best.
            count.quote(list.shownQuery, after: list.strictness == .exact || list.count == 0 ? " with " : " like ")
        }
        if isKnown, !search.text.isEmpty {
            let matches = search.matches
            let place = search.place(of: list.cursor).map { SafeText("\(format.number($0 + 1)) of ") } ?? ""
            count += ", " + place + SafeText(format.number(matches.count)) + (matches.count == 1 ? " match" : " matches")
            count.quote(search.text, after: search.strictness == .exact ? " of " : " like ")
        }
        if isKnown { problem = list.problem?.text }
        if !list.marks.isEmpty {
            let (marked, seen) = (list.marks.count, list.shownMarkCount)
            count += SafeText(", \(format.number(marked)) marked")
            if seen < marked { count += seen == 0 ? ", none shown" : SafeText(", \(format.number(seen)) shown") }
        }
        if list.state.isLoading {
            loading = "loading " + many
            if case .partial(let done, let all?) = list.progress, all > 1 {
                loading = "loading " + many + SafeText(" \(done) of \(all)")
            }
        }
        failure = list.state.error.flatMap { $0.failure(besideValues: list.total > 0) }
        if list.state.error != nil, !list.isWhole { remarks.append("the rest is missing") }
        for failure in list.failures { remarks.append(SafeText(failure.name).cut(to: 12) + " failed") }
        if list.skipped > 0 {
            let all = list.total + list.skipped
            remarks.append(SafeText("\(list.skipped) of \(all) skipped"))
            if !list.state.isLoading { skipped = SkippedText(list.skipped, of: all, why: list.whySkipped) }
        }
        if case .stored(let date)? = list.freshness {
            remarks.append(SafeText(format.age(of: date)))
            if list.state.error?.isOutOfReach == true { remarks.append("offline") }
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
