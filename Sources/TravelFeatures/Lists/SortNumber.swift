/// What a record of a long list is sorted by: a number that stands for its value.
struct SortNumber: Hashable, Sendable {
    private let bits: UInt64

    /// Nothing to be sorted by: last, whichever the direction.
    static let missing = SortNumber(bits: .max)

    private init(bits: UInt64) { self.bits = bits }

    /// A number; what is none is missing.
    init(_ number: Double) {
        // IEEE 754 numbers are in the order of their bits, but for the sign: negative ones are turned round.
        let raw = number.bitPattern
        bits = number.isNaN ? .max : raw >> 63 == 0 ? raw | 1 << 63 : ~raw
    }

    /// A rank among others.
    init(_ rank: UInt32) { self.init(0, rank) }

    /// A rank, and another among those that have the same.
    init(_ rank: UInt32, _ second: UInt32) { bits = (UInt64(rank) << 32 | UInt64(second)) + 1 }

    /// The rows in the order of their numbers; equal ones keep their order, missing ones come last.
    static func order(_ rows: [UInt32], by numbers: [SortNumber], isDescending: Bool) -> [UInt32] {
        var keys = rows.enumerated().map { place, row in
            let bits = numbers[Int(row)].bits
            return (bits: isDescending && bits != .max ? ~bits : bits, place: UInt32(place))
        }
        keys.sort { ($0.bits, $0.place) < ($1.bits, $1.place) }
        return keys.map { rows[Int($0.place)] }
    }
}
