import TerminalText
import TravelFeatures

extension Column {
    /// What it is called within a sentence, in which commas part columns.
    var spokenName: SafeText { SafeText(name.string.lowercased().replacing(", ", with: " or ")) }
}
