import Foundation

/// JSON that does no harm on a terminal.
package enum JSONText {
    /// Records as an array, one record a line.
    package static func array(_ records: [some Encodable]) throws -> String {
        let lines = try records.map { try object($0) }
        return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }

    /// One record as an object, on one line.
    package static func object(_ record: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return escaped(String(decoding: try encoder.encode(record), as: UTF8.self))
    }

    /// The same JSON, with everything escaped that a terminal would obey or not show: the C1 controls, DEL, bidi controls, zero-width
    /// characters, line separators. RFC 8259 asks for the C0 controls alone, so an encoder leaves these as they are.
    ///
    /// - Parameter json: JSON without blanks between its tokens, where such characters stand in strings only.
    package static func escaped(_ json: String) -> String {
        var text = ""
        text.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            switch scalar.value {
            case 0x20..<0x7F:
                text.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator:
                    for unit in UTF16.encode(scalar) ?? .init() {
                        let digits = String(unit, radix: 16)
                        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                default:
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }
}
