/// Values that many records have in common, each held once under a number, with what a filter looks through.
struct Interned<Value: Hashable & Sendable>: Sendable {
    /// The values by their numbers.
    private(set) var values: [Value] = []
    /// The texts of the values by the same numbers.
    private(set) var texts = SearchTexts()

    fileprivate mutating func append(_ value: Value, _ key: SearchKey) {
        values.append(value)
        texts.append(key)
    }
}

/// Gives values their numbers.
struct Interner<Value: Hashable & Sendable> {
    private(set) var interned = Interned<Value>()
    private var codes: [Value: UInt32] = [:]

    /// The number of a value.
    ///
    /// - Parameter key: makes what a filter looks through; called once a value.
    mutating func code(of value: Value, key: (Value) -> SearchKey) -> UInt32 {
        if let code = codes[value] { return code }
        let code = UInt32(interned.values.count)
        codes[value] = code
        interned.append(value, key(value))
        return code
    }
}
