import TerminalText
import TravelFeatures

extension ExportModel {
    /// What the user is to know of the last file that they wanted, and which key replaces the one that is there.
    func notice(again key: SafeText) -> Notice? {
        // What to press comes first, and why last: narrow rows lose what stands between.
        notice
            ?? replaceable.map { path in
                Notice(.information, key + " again replaces " + SafeText(path).cut(to: 40) + ", which is there already.")
            }
    }
}
