import TerminalText
import TravelFeatures

/// Why there is nothing for a command to do: there is no such record, or it is none for that.
struct Absence: Error {
    let reason: SafeText
}

extension Absence {
    /// That nothing was named after a word by its number.
    init(of word: CommandWord) {
        switch word {
        case .keep, .mark: self.init(reason: SafeText("Say which ones by their numbers, such as: \(word.rawValue) 1 3-5"))
        case .compare:
            self.init(reason: "Say which two: compare 1 3, compare marked, or two names, such as: compare portugal with vietnam")
        default: self.init(reason: SafeText("Say which one by its number, such as: \(word.rawValue) 1"))
        }
    }
}

extension Absence {
    /// That a word does nothing on the page where it was typed.
    @MainActor init(here word: CommandWord) {
        self.init(reason: SafeText("That does nothing here (\(word.rawValue): \(word.meaning))."))
    }
}

extension Absence {
    /// That none of two countries was named after a word or, without one, by its number alone.
    init(ofTwo word: CommandWord?) {
        if word == .compare {
            self.init(reason: "Say two names, such as: compare portugal with vietnam")
            return
        }
        let word = word.map { $0.rawValue + " " } ?? ""
        self.init(reason: SafeText("Say which of the two: \(word)1 or \(word)2."))
    }
}

extension Absence {
    /// That a country is not known: it could not be had, or is on its way.
    init(ofCountryIn failure: FailureMessage?, isLoading: Bool) {
        self.init(reason: isLoading ? "The country is not known yet." : failure?.sentence ?? "The country is not known.")
    }
}
