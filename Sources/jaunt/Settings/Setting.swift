import Configuration
import Foundation
import Terminal
import TravelData
import TravelKit
import TravelUI

/// One setting: what it is called, what it takes, and what counts where it is not set. All of them stand in `Setting.all`, from which the
/// commented example of `config.yaml` and the check of the file are made.
nonisolated struct Setting: Sendable {
    /// How its value is written.
    enum Shape: Sendable {
        /// One value.
        case value
        /// A list of values, or one alone.
        case list
    }

    /// What one of its values is to YAML.
    enum Kind: Sendable {
        case text, number, truth
    }

    /// Its name: groups and key, parted by dots, as in "network.idle_timeout".
    let name: String
    let shape: Shape
    let kind: Kind
    /// What counts where nothing is set, as the file would say it; nil where that is nothing at all.
    var standard: String? { makeStandard() }
    /// A value to show in the example, as the file would say it.
    var example: String { ownExample ?? standard ?? "" }
    /// What it is, as a clause for a comment.
    var explanation: String { makeExplanation() }
    /// What is wrong with a value, as a clause that names it unless it may hold a secret; nil when nothing is.
    let problem: @Sendable (String) -> String?
    /// What is wrong with a list of values none of which has a problem, and the place in the list where; nil when nothing is.
    let listProblem: @Sendable ([String]) -> (place: Int, text: String)?

    /// Most starts ask for none of them, and to write down the keys of every command takes a while.
    private let makeStandard: @Sendable () -> String?
    private let makeExplanation: @Sendable () -> String
    private let ownExample: String?

    private init(
        _ name: String, _ shape: Shape = .value, _ kind: Kind = .text, standard: @escaping @autoclosure @Sendable () -> String? = nil,
        example: String? = nil, _ explanation: @escaping @autoclosure @Sendable () -> String,
        _ problem: @escaping @Sendable (String) -> String? = { _ in nil },
        list listProblem: @escaping @Sendable ([String]) -> (place: Int, text: String)? = { _ in nil }
    ) {
        (self.name, self.shape, self.kind) = (name, shape, kind)
        (self.problem, self.listProblem) = (problem, listProblem)
        (makeStandard, makeExplanation, ownExample) = (standard, explanation, example)
    }

    /// The name as swift-configuration wants it.
    var key: ConfigKey { ConfigKey(name) }

    /// Whether it is a command and its arguments, of which one may be empty.
    var isCommand: Bool { name.hasSuffix(".token_command") }

    /// Whether a "#" means something in its values, as in that of a colour and as a key.
    var mayHoldHash: Bool { name.hasPrefix("colours.") || name.hasPrefix("keys.") }

    /// The environment variable that sets it.
    var variable: String { Self.variable(name) }

    /// The option of the command line that sets it, where one does.
    var option: String {
        switch name {
        case "trips.home": "--home"
        case "trips.currency": "--currency"
        case "log.file": "--log"
        default: "--" + name.replacing(".", with: "-")
        }
    }

    /// A list as the file would say it, whatever is in its values.
    static func text(ofList values: [String]) -> String {
        let quoted = values.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
        return "[\(quoted.joined(separator: ", "))]"
    }

    /// The environment variable of a setting of this name.
    static func variable(_ name: String) -> String { "JAUNT_" + String(name.uppercased().map { $0 == "." || $0 == "-" ? "_" : $0 }) }
}

// MARK: Kinds

nonisolated extension Setting {
    static func text(_ name: String, standard: String? = nil, example: String? = nil, _ explanation: String) -> Setting {
        Setting(name, standard: standard, example: example, explanation)
    }

    /// A command and its arguments, which no shell takes apart.
    static func command(_ name: String, example: [String], _ explanation: String) -> Setting {
        let list = "[\(example.joined(separator: ", "))]"
        return Setting(
            name, .list, example: list, explanation,
            list: { words in
                guard words.first?.isEmpty == false else { return (0, "it names no program; leave it out where there is none") }
                // A program may have a blank in its name.
                guard words.count == 1, words[0].contains(where: \.isWhitespace), !FileManager.default.isExecutableFile(atPath: words[0])
                else { return nil }
                let variable = example.joined(separator: ",")
                return (0, "the command and its arguments are a list, such as \(list), or \(variable) in a variable")
            })
    }

    static func address(_ name: String, example: String, _ explanation: String) -> Setting {
        Setting(name, example: example, explanation) { text in
            do throws(Reason) {
                _ = try BaseURL(text)
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    static func choice(
        _ name: String, of what: String, _ choices: [String], standard: String? = nil, example: String? = nil, _ explanation: String
    )
        -> Setting
    {
        Setting(name, standard: standard, example: example, "\(explanation): \(choices.joined(separator: ", "))") { text in
            choices.contains(text) ? nil : "\"\(text)\" is no \(what); there are \(choices.joined(separator: ", "))"
        }
    }

    static func truth(_ name: String, standard: Bool, _ explanation: String) -> Setting {
        Setting(name, .value, .truth, standard: "\(standard)", explanation) {
            Self.truth($0) == nil ? "\"\($0)\" is neither true nor false" : nil
        }
    }

    static func seconds(_ name: String, from least: Double = 0.001, standard: Int, _ explanation: String) -> Setting {
        number(name, least...86_400, standard: standard, explanation)
    }

    static func number(
        _ name: String, _ range: ClosedRange<Double>, standard: Int, _ explanation: String
    ) -> Setting {
        @Sendable func plain(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
        return Setting(name, .value, .number, standard: "\(standard)", explanation) { text in
            let isFine = Double(text).map(range.contains) ?? false
            return isFine ? nil : "\"\(text)\" is not from \(plain(range.lowerBound)) to \(plain(range.upperBound)): \(explanation)"
        }
    }

    static func count(_ name: String, _ range: ClosedRange<Int>, standard: Int, _ explanation: String) -> Setting {
        Setting(name, .value, .number, standard: "\(standard)", explanation) { text in
            let isFine = Int(text).map(range.contains) ?? false
            return isFine ? nil : "\"\(text)\" is not a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
    }

    /// Three ASCII letters, as codes of airports and currencies are.
    static func code(
        _ name: String, _ shape: Shape = .value, standard: String? = nil, example: String, of what: String, _ explanation: String
    )
        -> Setting
    {
        Setting(name, shape, standard: standard, example: example, explanation) { text in
            let isFine = text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            return isFine ? nil : "\"\(text)\" is no \(what)"
        }
    }

    static func rates(_ name: String, example: String, _ explanation: String) -> Setting {
        Setting(name, .list, example: example, explanation) { text in
            ExchangeRates.Entry(text) == nil ? "\"\(text)\" is no rate; one looks like USD 0.86, and the first like EUR" : nil
        } list: {
            problem(ofRates: $0)
        }
    }

    private static func problem(ofRates texts: [String]) -> (place: Int, text: String)? {
        let entries = texts.compactMap(ExchangeRates.Entry.init)
        if entries.isEmpty || ExchangeRates(entries) != nil { return nil }
        for (place, entry) in entries.enumerated() where entries[..<place].contains(where: { $0.currency == entry.currency }) {
            return (place, "\(entry.currency) is named twice")
        }
        let place = entries.indices.filter { entries[$0].value == nil }.dropFirst().first ?? 0
        return (place, "name the one currency that the others are counted in without a number, such as EUR")
    }

    static func language(_ name: String, standard: String, _ explanation: String) -> Setting {
        Setting(name, standard: standard, explanation) { text in
            let isFine =
                text == standard || LocaleName.isWellFormed(text) && Locale(identifier: text).language.languageCode?.isISOLanguage == true
            return isFine ? nil : "\"\(text)\" is no language; one looks like de"
        }
    }

    static func style(_ name: String, example: String, _ explanation: String) -> Setting {
        Setting(name, example: example, explanation) { text in
            Style(name: text) == nil ? "\"\(text)\" is no style; one looks like bold cyan, or #ff8800 on black; \(Style.vocabulary)" : nil
        }
    }

    static func keys(_ name: String, standard: @escaping @autoclosure @Sendable () -> String, _ explanation: String) -> Setting {
        Setting(name, .list, standard: standard(), explanation) { text in
            Keystrokes(name: text) == nil ? "\"\(text)\" is no key; one looks like j, ^D, Enter, or several: g g" : nil
        }
    }

    /// What yes and no are written as.
    static func truth(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}
