import Foundation
import Testing

/// Text that a terminal would obey, or that takes more or less room than it seems to: the cases S-01 to S-12 of faults.md.
struct HostileText: Sendable, CustomTestStringConvertible {
    /// The case's number.
    let number: String
    /// What comes from outside.
    let text: String
    /// What is to be seen of it on a wide screen, after "Wicked"; nil when it is cut.
    let shown: String?

    init(_ number: String, _ text: String, shown: String?) {
        self.number = number
        self.text = text
        self.shown = shown
    }

    var testDescription: String { number + " " + String(text.prefix(20)).debugDescription }

    /// One or more for each case.
    static let all: [HostileText] = [
        HostileText("S-01", "\u{1B}[2J", shown: "\u{FFFD}[2J"),
        HostileText("S-01", "\u{1B}]0;owned\u{7}", shown: "\u{FFFD}]0;owned\u{FFFD}"),
        HostileText("S-02", "\u{1B}]52;c;QQ==\u{7}", shown: "\u{FFFD}]52;c;QQ==\u{FFFD}"),
        HostileText("S-02", "\u{1B}]8;;https://x\u{1B}\\l", shown: "\u{FFFD}]8;;https://x\u{FFFD}\\l"),
        HostileText("S-02", "\u{1B}P$q\u{1B}\\", shown: "\u{FFFD}P$q\u{FFFD}\\"),
        HostileText("S-02", "\u{1B}_Gx\u{1B}\\", shown: "\u{FFFD}_Gx\u{FFFD}\\"),
        HostileText("S-03", "\u{9B}31m\u{9D}0;o\u{9C}", shown: "\u{FFFD}31m\u{FFFD}0;o\u{FFFD}"),
        HostileText("S-04", "a\rb\nc\td\u{85}e\u{2028}f", shown: "a b c d e f"),
        HostileText("S-05", "\u{0}n\u{7F}", shown: "\u{FFFD}n\u{FFFD}"),
        HostileText("S-06", "\u{202E}rtl\u{2066}x\u{2069}\u{61C}", shown: "rtlx"),
        HostileText("S-07", String(repeating: "\u{200B}", count: 10_000), shown: ""),
        HostileText("S-08", "e" + String(repeating: "\u{301}", count: 1_000_000), shown: "e\u{301}\u{301}\u{301}\u{301}"),
        HostileText("S-10", "日本国" + String(repeating: "中", count: 60), shown: nil),
        HostileText("S-11", "👨\u{200D}👩\u{200D}👧🇫🇷❤\u{FE0F}", shown: "👨👩👧🇫🇷❤"),
        HostileText("S-12", String(repeating: "x", count: 2_000_000), shown: nil),
    ]

    /// In every field that takes any text: "Wicked", and the text.
    var name: String { "Wicked" + text }

    /// A copy of the bundled data in which the first country, the first region and the first trips say it in every field.
    ///
    /// - Parameter isEverywhere: false says it in the name alone, for texts of which a hundred would be too large for a file.
    func folder(everywhere isEverywhere: Bool = true) throws -> DataFolder {
        let folder = try DataFolder()
        try folder.changeCountries { country in
            country["name"] = name
            guard isEverywhere else { return }
            for field in ["officialName", "region", "subregion"] { country[field] = name }
            for field in ["capitals", "callingCodes", "tlds", "timeZones", "altSpellings"] { country[field] = [name] }
            country["nativeNames"] = [["language": "ps", "name": name]]
            country["languages"] = [["iso639_1": "ps", "iso639_2": "pus", "name": name, "nativeName": name]]
            country["currencies"] = [["code": "AFN", "name": name, "symbol": name]]
        }
        guard isEverywhere else { return folder }
        try folder.changeRecords(of: "regions.json") { $0["name"] = name }
        try folder.changeRecords(of: "trips.json", 100) { trip in
            for end in ["departure", "destination"] {
                var place = trip[end] as? [String: Any] ?? [:]
                place["city"] = name
                trip[end] = place
            }
            trip["airlines"] = name
        }
        return folder
    }
}
