/// How well something matches: the smaller the better.
typealias SearchRank = UInt16

extension SearchRank {
    /// The rank of what does not match.
    static var none: SearchRank { .max }
}
