/// One of the things that a text finds.
package struct Finding: Identifiable, Sendable {
    /// Its place among them: the best match has the first.
    package let id: Int
    /// What it is, and where it leads.
    package let line: PaletteLine<Found>
}
