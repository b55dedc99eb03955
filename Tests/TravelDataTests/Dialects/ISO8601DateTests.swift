import Foundation
import Testing

@testable import TravelData

@Suite("A time in ISO 8601")
struct ISO8601DateTests {
    @Test(
        "is read with the offset that it has",
        arguments: [
            ("2026-05-10T07:00:00+03:00", 1_778_385_600), ("2015-06-09T21:20:00Z", 1_433_884_800),
            ("9999-12-31T23:59:59Z", 253_402_300_799),
        ])
    func good(text: String, seconds: TimeInterval) { #expect(Date(iso8601: text)?.timeIntervalSince1970 == seconds) }

    @Test(
        "is none where it is no such text, or its year in UTC has not four digits",
        arguments: [nil, "", "soon", "9999-12-31T23:59:59-05:00", "10000-01-01T00:00:00Z"])
    func none(text: String?) { #expect(Date(iso8601: text) == nil) }
}
