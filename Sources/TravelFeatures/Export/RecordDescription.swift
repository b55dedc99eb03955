/// What a field of a record is called, what it means, and what it holds.
package struct RecordDescription: Hashable, Sendable {
    /// What a field holds.
    package enum Content: Hashable, Sendable {
        case text, integer, number, flag
        /// A moment in time: ISO 8601, in UTC.
        case moment
        case texts
        /// Records of another kind, with these fields.
        case records([RecordDescription])
    }

    /// The name: in scripts it is relied upon, so it does not change.
    package let name: String
    /// What the field means, with its unit.
    package let meaning: String
    package let content: Content
    /// Whether every record has it; where one has not, JSON leaves it out, and other formats have nothing in its place.
    package let isAlwaysThere: Bool
}
