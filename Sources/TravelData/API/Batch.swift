/// Some records of a list, and how many there were that could not be read.
package struct Batch<Value: Sendable>: Sendable {
    package var values: [Value]
    /// How many records were left out because they could not be read.
    package var skipped: Int
    /// Where the first of them cannot be read, and why, such as "line 12, price: it is not a number"; nil where nobody knows. It may hold
    /// words of the record.
    package private(set) var whySkipped: String?

    package init(_ values: [Value], skipped: Int = 0) {
        self.values = values
        self.skipped = skipped
    }

    /// Says why a record was left out, unless one before it was.
    /// - Parameter place: a line, a coding path or both; may be empty.
    mutating func explainSkipped(at place: String, _ error: any Error) {
        if whySkipped == nil { whySkipped = CodingPlace.clause(place, error) }
    }

    /// Takes in what comes behind it.
    mutating func take(_ next: Batch) {
        values += next.values
        skipped += next.skipped
        whySkipped = whySkipped ?? next.whySkipped
    }

    /// Whether there was no record at all.
    var isEmpty: Bool { values.isEmpty && skipped == 0 }
}
