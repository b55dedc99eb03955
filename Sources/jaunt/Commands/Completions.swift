import ArgumentParser
import Foundation
import TravelData
import TravelKit

/// What the shell offers while names are typed: those of the data that comes with the program, as it may ask no server.
nonisolated extension CompletionKind {
    /// Countries: names and codes, and in letters of their own the names that they have for themselves.
    static let countries = CompletionKind.custom { line, place, typed in offered(countryNames(for: typed), line, place, typed) }
    /// Countries with commas between them: the last one is completed, to one that is not named yet.
    static let severalCountries = several { _, typed in countryNames(for: typed) }
    /// Ends of trips: cities and airports, and countries.
    static let places = among { _ in placeNames }
    /// The same with commas between them: the last one is completed, to one that is not named yet.
    static let severalPlaces = several { _, _ in placeNames }
    /// Airports: their codes, and the cities that they serve.
    static let airports = among { _ in airportNames }
    /// Airports: their codes alone.
    static let airportCodes = among { _ in values(of: "airports.tsv", ["iata"]) }
    /// What the list can be filtered by that is picked from.
    static let picked = among { line in
        switch PickCommand.List(in: line) {
        case .countries?: countryNames
        case .airports?: airportNames
        case .trips?: placeNames
        case nil: []
        }
    }
    /// Regions, names and identities, with commas between them: the last one is completed, to one that is not named yet.
    static let severalRegions = several { _, _ in
        struct Region: Decodable { var id, name: String }
        let bytes = Data(EmbeddedFiles().contents(of: "regions.json") ?? [])
        // Who cannot be offered anything types it themselves.
        let regions = (try? JSONDecoder().decode([Region].self, from: bytes)) ?? []
        return regions.flatMap { [$0.id, $0.name] }
    }
    /// A field of the records that the command prints.
    static let fields = among { fieldNames($0) }
    /// Fields of these records with commas between them: the last one is completed, to one that is not named yet.
    static let columns = several { line, _ in fieldNames(line) }

    private static func countryNames(for typed: String) -> [String] {
        typed.utf8.allSatisfy { $0 < 0x80 } ? countryNames : countryNames + nativeNames
    }
    private static var countryNames: [String] { values(of: "countries.tsv", ["name", "alpha2", "alpha3"]) }
    private static var nativeNames: [String] {
        values(of: "countries.tsv", ["nativeNames"]).flatMap { names in
            names.split(separator: "|").compactMap {
                $0.split(separator: ":", maxSplits: 1).last.map { String($0).replacing("’", with: "'") }
            }
        }
    }
    private static var airportNames: [String] { values(of: "airports.tsv", ["city", "iata"]) }
    private static var placeNames: [String] {
        values(of: "airports.tsv", ["city", "iata", "country"]) + values(of: "countries.tsv", ["name"])
    }

    /// Those of these values that begin with what was typed, whatever its case.
    /// - Parameter values: the values, by the words of the command line.
    private static func among(_ values: @escaping @Sendable ([String]) -> [String]) -> CompletionKind {
        .custom { line, place, typed in offered(values(line), line, place, typed) }
    }

    /// Those of these values that begin as the last of several does that have commas between them, and are not named yet.
    /// - Parameter values: the values, by the words of the command line and what was typed.
    private static func several(_ values: @escaping @Sendable ([String], String) -> [String]) -> CompletionKind {
        .custom { line, place, typed in
            let whole = wordTyped(line, place, typed)
            let parts = unquoted(whole).split(separator: ",", omittingEmptySubsequences: false)
            let named = parts.dropLast().map { $0.lowercased() }
            // A name may have commas itself: it may begin behind any of these.
            let cuts = parts.indices.map { cut in
                (before: parts[..<cut].map { "\($0)," }.joined(), start: parts[cut...].joined(separator: ","))
            }
            return offered(values(line, typed).filter { !named.contains($0.lowercased()) }, to: [(before: "", start: whole)] + cuts)
        }
    }

    private static func values(of file: String, _ columns: [String]) -> [String] { EmbeddedTable(file).rows(columns).flatMap(\.self) }

    /// The fields of what is printed by the command whose line is completed: which one that is, the shell's script says before a "--".
    private static func fieldNames(_ line: [String]) -> [String] {
        var command: any ParsableCommand.Type = JauntCommand.self
        for name in ProgramArguments.all.dropFirst(2).prefix(while: { $0 != "--" }) {
            guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == name }) else { return [] }
            command = next
        }
        return (command as? any RecordCommand.Type)?.fields(in: line) ?? []
    }

    /// The values that begin with what was typed, whatever its case.
    private static func offered(_ values: [String], _ line: [String], _ place: Int, _ typed: String) -> [String] {
        let typed = wordTyped(line, place, typed)
        // What a shell hands over may be as it stands in the line, or without its quotation marks already (fish 3): "côte d'i".
        return offered(values, to: [(before: "", start: typed), (before: "", start: unquoted(typed))])
    }

    /// The values that begin as one of these does, behind what stands before it. A shell goes on with what was typed as it was typed: in
    /// small letters, and without accents, too.
    private static func offered(_ values: [String], to beginnings: [(before: String, start: String)]) -> [String] {
        var offered: Set<String> = []
        for (before, start) in beginnings {
            let small = start.lowercased()
            let found = values.filter { $0.lowercased().hasPrefix(small) }
            let plain = values.filter { !$0.lowercased().hasPrefix(small) }.map(SearchFold.fold)
                .filter { !small.isEmpty && $0.hasPrefix(small) }
            let names = (start.first?.isLowercase == true ? found.map { $0.lowercased() } : found) + plain
            offered.formUnion(names.map { before + $0 })
        }
        return offered.sorted().map(quoted)
    }

    /// The word that is completed, as far as it is typed. Where a quotation mark is open, zsh says where the cursor is in the last part
    /// between blanks, and all of the word is taken.
    private static func wordTyped(_ line: [String], _ place: Int, _ typed: String) -> String {
        // "--option=" stands before a value only in zsh.
        let typed = typed.prefixMatch(of: /--[a-z-]+=/).map { String(typed[$0.range.upperBound...]) } ?? typed
        let isWrong = CompletionShell.requesting == .zsh && (typed.hasPrefix("\"") || typed.hasPrefix("'"))
        return isWrong && line.indices.contains(place) ? line[place] : typed
    }

    /// A word of a command line without the marks by which shells take blanks and quotation marks for letters; the last may be open.
    private static func unquoted(_ typed: String) -> String {
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in typed {
            if isEscaped {
                // Between double quotation marks a backslash stands for itself, unless before one of these.
                if quote == "\"", !"\\\"$`".contains(character) { word.append("\\") }
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else {
                word.append(character)
            }
        }
        return word
    }

    /// A name as the shell that asks wants it: bash takes quotation marks off what it is offered, the others do not.
    private static func quoted(_ name: String) -> String {
        guard CompletionShell.requesting == .bash else { return name }
        return String(name.flatMap { "\\'\"$`".contains($0) ? ["\\", $0] : [$0] })
    }
}
