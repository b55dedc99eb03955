import Synchronization

/// What a filter looks through in a list that is not long: made when somebody filters, and anew in another minute.
final class EntryTexts: Sendable {
    private let minute: @Sendable () -> Int
    private let make: @Sendable () -> [SearchColumn]
    private let made = Mutex<(minute: Int, columns: [SearchColumn])?>(nil)

    /// - Parameters:
    ///   - minute: the minute it is; always the same where the texts are.
    ///   - make: makes the texts.
    init(_ minute: @escaping @Sendable () -> Int, _ make: @escaping @Sendable () -> [SearchColumn]) {
        (self.minute, self.make) = (minute, make)
    }

    var value: [SearchColumn] {
        made.withLock { made in
            let now = minute()
            if let made, made.minute == now { return made.columns }
            let columns = make()
            made = (now, columns)
            return columns
        }
    }
}
