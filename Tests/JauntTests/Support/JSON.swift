import Foundation
import TestSupport
import Testing

extension ProcessRun {
    /// Standard output as a JSON array of records.
    func records(_ location: SourceLocation = #_sourceLocation) throws -> [[String: Any]] {
        try #require(JSONSerialization.jsonObject(with: Data(outputBytes)) as? [[String: Any]], sourceLocation: location)
    }

    /// Standard output as one JSON object.
    func record(_ location: SourceLocation = #_sourceLocation) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(outputBytes)) as? [String: Any], sourceLocation: location)
    }

    /// The lines of standard output.
    var lines: [Substring] { output.split(separator: "\n") }

    /// Whether the output or the errors hold something that a terminal would obey: ESC, another C0 control than the end of a line, DEL,
    /// or a C1 control.
    var holdsControls: Bool {
        // The fields of a line stand between tabs.
        let text = output.replacing("\t", with: "") + errors
        return text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) }
    }
}
