import TerminalText
import TravelFeatures

extension ExportModel {
    /// What is to be said of the last file that was wanted, and that the one that is there can be replaced.
    var line: SafeText? {
        replaceable.map { SafeText($0).cut(to: 40) + " is there already; the same command again replaces it." } ?? notice?.text
    }
}
