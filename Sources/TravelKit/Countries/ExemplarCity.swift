package import Foundation

/// The cities that give time zones their names (exemplar cities, UTS 35): CLDR has the names of no others.
package enum ExemplarCity {
    /// What a zone's city is called in a language.
    package static func name(of zone: TimeZone, in language: Locale) -> String { name(of: zone, formatter(language)) }

    /// The names in a language of all such cities that are called otherwise in English, and these, each as one word (`SearchFold.word`). To
    /// look for them takes a tenth of a second.
    package static func names(in language: Locale) -> [(name: String, english: String)] {
        let (local, english) = (formatter(language), formatter(Locale(identifier: "en")))
        return TimeZone.knownTimeZoneIdentifiers.compactMap(TimeZone.init(identifier:)).compactMap { zone in
            let names = (name: SearchFold.word(name(of: zone, local)), english: SearchFold.word(name(of: zone, english)))
            return names.name == names.english ? nil : names
        }
    }

    private static func formatter(_ language: Locale) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = language
        formatter.dateFormat = "VVV"
        return formatter
    }

    private static func name(of zone: TimeZone, _ formatter: DateFormatter) -> String {
        formatter.timeZone = zone
        let name = formatter.string(from: Date(timeIntervalSince1970: 0))
        // A note behind the name says which of several it is, or another name of it: "Tripoli (Libye)", "Knox [Indiana]".
        let note = name.range(of: " (") ?? name.range(of: " [")
        guard let note, name.hasSuffix(")") || name.hasSuffix("]") else { return name }
        return String(name[..<note.lowerBound])
    }
}
