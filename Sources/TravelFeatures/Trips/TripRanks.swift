import TravelKit

/// The places of values that trips have in common in an order of theirs; equal ones have the same.
struct TripRanks {
    private var ranks: [UInt32]

    /// - Parameter key: what the values are compared by.
    init<Value, Key: Comparable>(_ values: some Collection<Value>, _ key: (Value) -> Key) {
        let keys = values.map(key)
        let order = keys.indices.sorted { keys[$0] < keys[$1] }
        ranks = Array(repeating: 0, count: values.count)
        var rank: UInt32 = 0
        for (place, index) in order.enumerated() {
            if place > 0, keys[order[place - 1]] != keys[index] { rank += 1 }
            ranks[index] = rank
        }
    }

    /// The rank of the value with a code.
    subscript(code: UInt32) -> UInt32 { ranks[Int(code)] }
}
