import Foundation
import TestSupport
import TravelFeatures
import TravelKit

extension DisplayFormat {
    /// British English, in Berlin, at the time at which the tests are played.
    static let sample = sample("en_GB")

    /// The same in another language.
    static func sample(_ locale: String) -> DisplayFormat {
        DisplayFormat(
            locale: Locale(identifier: locale), timeZone: Zone("Europe/Berlin") ?? .gmt, now: { .samplePresent })
    }

    /// The same, with two airlines by name.
    static let withAirlines = {
        var format = DisplayFormat.sample
        format.airlineName = { ["FR": "Ryanair", "LH": "Lufthansa"][$0] }
        return format
    }()
}
