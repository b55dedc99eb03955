package import TravelKit

/// The lines of notes that were left before they were kept: who writes such a note again goes on with its line, until the program ends.
@MainActor
package final class NoteDrafts {
    /// What was typed for the note of each favourite.
    package var lines: [Favourite.ID: String] = [:]
}
