extension Array {
    /// Puts a step, of those of which the last one comes next, below that one, which is not to wait for it. At the other end it would be the
    /// first to be forgotten.
    mutating func postpone(_ step: Element) { insert(step, at: Swift.max(0, count - 1)) }
}
