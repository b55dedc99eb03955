/// One piece of what a repository reads.
///
/// Stale then fresh, page after page, the first piece of a long file first: all are a sequence of parts. A part either begins a
/// new generation of values (`replaces`) or goes on with the one before (`appends`).
package struct Part<Value: Sendable>: Sendable {
    /// The values of this piece alone, in the source's order.
    package var values: [Value]
    /// Values that have come in a part before and come again here: who keeps values puts those that are newer in the places of the ones before.
    package var again: [Value] = []
    /// Whether the values begin anew or follow those before.
    package var placement: PartPlacement
    /// How old the values are.
    package var freshness: Freshness
    /// How much of the generation has been read with this part.
    package var progress: LoadProgress
    /// How many records of this piece could not be read and were left out.
    package var skipped: Int
    /// Where the first of them cannot be read, and why, such as "line 12, price: it is not a number"; nil where nobody knows. It may hold
    /// words of the record.
    package var whySkipped: String?

    /// The sources that could not be asked, where the values come from several and others could.
    package var failures: [SourceFailure]
    /// Whether the values come from several sources: what one gives later may be listed before what others have given by now.
    package var isOfSeveralSources = false

    /// A part; by default a whole, live answer.
    package init(
        _ values: [Value], placement: PartPlacement = .replaces, freshness: Freshness = .live, progress: LoadProgress = .complete,
        skipped: Int = 0, whySkipped: String? = nil, failures: [SourceFailure] = []
    ) {
        self.values = values
        self.placement = placement
        self.freshness = freshness
        self.progress = progress
        self.skipped = skipped
        self.whySkipped = whySkipped
        self.failures = failures
    }

    /// The same part with each value changed.
    package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Part<Other> { flatMap { [transform($0)] } }

    /// The same part with each value changed into none, one or several.
    package func flatMap<Other: Sendable>(_ transform: (Value) -> [Other]) -> Part<Other> {
        var part = Part<Other>(
            values.flatMap(transform), placement: placement, freshness: freshness, progress: progress, skipped: skipped,
            whySkipped: whySkipped, failures: failures)
        (part.again, part.isOfSeveralSources) = (again.flatMap(transform), isOfSeveralSources)
        return part
    }

    /// The same part with the values that the rule keeps.
    package func filter(_ isIncluded: (Value) -> Bool) -> Part {
        var copy = self
        (copy.values, copy.again) = (values.filter(isIncluded), again.filter(isIncluded))
        return copy
    }
}

extension Part {
    /// Goes on with `next`: begins anew with it or takes its values in at the end.
    package mutating func take(_ next: Part) {
        switch next.placement {
        case .replaces:
            self = next
        case .appends:
            values.append(contentsOf: next.values)
            again += next.again
            skipped += next.skipped
            whySkipped = whySkipped ?? next.whySkipped
            failures += next.failures
            isOfSeveralSources = isOfSeveralSources || next.isOfSeveralSources
            freshness = next.freshness
            progress = next.progress
        }
    }
}
