import TerminalText
import TravelFeatures

extension Fact {
    /// It in one line: "Capital: Berlin".
    var line: SafeText { label + ": " + value.cut(to: PlainPaging.longest) }
}
