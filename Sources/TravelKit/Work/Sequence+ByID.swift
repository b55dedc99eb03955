extension Sequence where Element: Identifiable {
    /// The elements by their identities; of those that share one, the first.
    ///
    /// Inlinable, because other modules would call it for elements of any kind, which takes twice as long.
    @inlinable package var byID: [Element.ID: Element] { Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }) }
}
