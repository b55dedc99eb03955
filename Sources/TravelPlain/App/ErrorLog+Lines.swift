import TerminalText
import TravelFeatures

extension ErrorLog {
    /// What went wrong lately, a line each.
    func lines(_ format: DisplayFormat) -> [SafeText] {
        if entries.isEmpty { return ["Nothing went wrong."] }
        return entries.map { entry in
            let place = entry.place.isEmpty ? "" : ", " + entry.place
            return SafeText(format.age(of: entry.date)) + place + ": " + entry.line
        }
    }
}
