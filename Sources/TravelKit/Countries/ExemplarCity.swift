package import Foundation

/// The cities that give time zones their names (exemplar cities, UTS 35): CLDR has the names of no others.
package enum ExemplarCity {
    /// What a zone's city is called in a language.
    package static func name(of zone: TimeZone, in language: Locale) -> String {
        // A `DateFormatter` takes twice as long, kept or not: it is made anew inside for each zone.
        let style = Date.VerbatimFormatStyle(
            format: "\(timeZone: .exemplarLocation)", locale: language, timeZone: zone, calendar: Calendar(identifier: .gregorian))
        let name = Date(timeIntervalSince1970: 0).formatted(style)
        // A note behind the name says which of several it is, or another name of it: "Tripoli (Libye)", "Knox [Indiana]".
        let note = name.range(of: " (") ?? name.range(of: " [")
        guard let note, name.hasSuffix(")") || name.hasSuffix("]") else { return name }
        return String(name[..<note.lowerBound])
    }

    /// The names in a language of all such cities that are called otherwise in English, and these, each as one word (`SearchFold.word`). To
    /// look for them takes a few hundredths of a second.
    package static func names(in language: Locale) -> [(name: String, english: String)] {
        let english = Locale(identifier: "en")
        return TimeZone.knownTimeZoneIdentifiers.compactMap(TimeZone.init(identifier:)).compactMap { zone in
            let names = (name: SearchFold.word(name(of: zone, in: language)), english: SearchFold.word(name(of: zone, in: english)))
            return names.name == names.english ? nil : names
        }
    }
}
