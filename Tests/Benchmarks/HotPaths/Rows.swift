import Foundation
import TestSupport
import TravelData
import TravelFeatures
import TravelKit

/// What is sanitised, folded and decoded.
enum Rows {
    /// Texts as feeds and tables have them.
    static let plain = (0..<1000).map { number in
        ["Copenhagen → Málaga \(number)", "São Tomé und Príncipe", "Österreich, 9\u{202F}197\u{202F}213", "FR 4048"][number % 4]
    }

    /// Texts as somebody may send them who means harm.
    static let hostile = (0..<1000).map { number in
        "\u{1B}[31m\u{202E}evil \(number)\u{0}\u{9B}2J" + String(repeating: "e\u{301}\u{302}\u{303}", count: 10) + "🇦🇹👩‍👩‍👧"
    }

    /// A feed of 10,000 trips in a file.
    static let feed = Feed(bytes: Array(("[" + (0..<10_000).map(trip).joined(separator: ",\n") + "]").utf8))

    private static func trip(_ number: Int) -> String {
        """
        {"id":"t\(number)","currency":"EUR","price":\(20 + number % 900),"airlines":"FR","flight_number":\(number % 9999),
        "created_at":1893456000000,"departure_at":\(1_893_556_000_000 + number * 60_000),"return_at":\(1_894_156_000_000 + number * 60_000),
        "expires_at":1894456000000,"departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},
        "destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"}}
        """
    }

    /// The files of a feed, in memory.
    struct Feed: ResourceFiles {
        let bytes: [UInt8]
        let place = "memory"

        func describe(_ name: String) -> String { name }
        func has(_ name: String) -> Bool { name == "trips.json" }
        func contents(of name: String) -> [UInt8]? { has(name) ? bytes : nil }
    }
}

extension DisplayFormat {
    /// British English, in Berlin, at the time of the samples.
    static let benchmark = DisplayFormat(
        locale: Locale(identifier: "en_GB"), timeZone: Zone("Europe/Berlin") ?? .gmt, now: { .samplePresent })
}
