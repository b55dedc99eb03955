import OrderedCollections

/// Values that many records have in common, each held once under a number, with what a filter looks through.
struct Interned<Value: Hashable & Sendable>: Sendable {
    /// The values, by their numbers.
    private(set) var values: OrderedSet<Value> = []
    /// The texts of the values, by the same numbers.
    private(set) var texts = SearchTexts()

    /// The number of a value.
    ///
    /// - Parameter key: makes what a filter looks through; called once a value.
    mutating func code(of value: Value, key: (Value) -> SearchKey) -> UInt32 {
        let (isNew, index) = values.append(value)
        if isNew { texts.append(key(value)) }
        return UInt32(index)
    }

    /// The value with a number.
    subscript(code: UInt32) -> Value { values[Int(code)] }
}
