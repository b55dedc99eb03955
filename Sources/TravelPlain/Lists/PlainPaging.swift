/// How long lists are parted, and lines are.
enum PlainPaging {
    /// How many records are listed at a time.
    static let length = 20
    /// How many columns of one value, or of one record, are said at most: what is longer was sent to do harm.
    static let longest = 1000
}
