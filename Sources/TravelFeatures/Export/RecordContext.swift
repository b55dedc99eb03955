package import TravelKit

/// What tables for people are written with.
package struct RecordContext: Sendable {
    package let format: DisplayFormat
    /// The airports in whose time zones times are given; in their country's where one is not known, in the user's own
    /// where that has several.
    package let airports: [AirportCode: Airport]

    package init(_ format: DisplayFormat, airports: [AirportCode: Airport] = [:]) {
        self.format = format
        self.airports = airports
    }
}
