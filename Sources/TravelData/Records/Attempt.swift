/// A record that may be unreadable without losing the list that it stands in.
struct Attempt<Record: Decodable>: Decodable {
    /// The record, or why it cannot be read; nil for a `null` in its place.
    let result: Result<Record, any Error>?

    init(from decoder: any Decoder) throws {
        if try decoder.singleValueContainer().decodeNil() {
            result = nil
        } else {
            result = Result { try Record(from: decoder) }
        }
    }
}

extension Batch {
    /// What could be read of an answer that was decoded whole, each record turned into the domain's. The same rule as that of
    /// `ElementDecoder`: a bad record is left out and counted.
    /// - Throws: the first failure, when more is bad than good.
    init<Record>(_ results: some Sequence<Result<Record, any Error>>, _ map: (Record) throws -> Value) throws {
        self.init([])
        var firstFailure: (any Error)?
        for result in results {
            do {
                values.append(try map(try result.get()))
            } catch {
                skipped += 1
                explainSkipped(at: CodingPlace.describe(error), error)
                firstFailure = firstFailure ?? error
            }
        }
        if skipped > values.count, let firstFailure { throw firstFailure }
    }
}
