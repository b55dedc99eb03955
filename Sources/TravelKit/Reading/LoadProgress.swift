/// How much of a generation of values has been read.
package enum LoadProgress: Hashable, Sendable {
    /// More is on its way: so many steps (pages, pieces, origins) are done, of so many where that is known.
    case partial(done: Int, of: Int?)
    /// Nothing more will come for this generation.
    case complete
}
