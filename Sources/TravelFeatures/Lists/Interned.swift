import OrderedCollections

/// Values that many records have in common, each held once under a number, with what a filter looks through.
struct Interned<Value: Hashable & Sendable>: Sendable {
    /// The values, by their numbers.
    private(set) var values: OrderedSet<Value> = []
    /// The texts of the first values, by their numbers.
    private var made = SearchTexts()
    /// What makes those of the others, in their order.
    private var coming: [@Sendable () -> SearchKey] = []

    /// The number of a value; nil where it has none yet.
    func code(of value: Value) -> UInt32? { values.firstIndex(of: value).map { UInt32($0) } }

    /// Gives a value its number that has none yet.
    ///
    /// - Parameter key: makes what a filter looks through, when that is wanted first.
    /// - Returns: the number.
    mutating func add(_ value: Value, key: @escaping @Sendable () -> SearchKey) -> UInt32 {
        values.append(value)
        coming.append(key)
        return UInt32(values.count - 1)
    }

    /// Makes the texts that are not made yet.
    mutating func makeTexts() {
        for key in coming { made.append(key()) }
        coming = []
    }

    /// The texts of the values, by their numbers.
    var texts: SearchTexts {
        if coming.isEmpty { return made }
        var all = self
        all.makeTexts()
        return all.made
    }

    /// The value with a number.
    subscript(code: UInt32) -> Value { values[Int(code)] }
}
