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
        escaped(String(decoding: try encoder.encode(record), as: UTF8.self))
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// The same JSON, with everything escaped that a terminal would obey or not show: the C1 controls, DEL, bidi controls, zero-width
    /// characters, line separators. RFC 8259 asks for the C0 controls alone, so an encoder leaves these as they are.
    ///
    /// - Parameter json: JSON without blanks between its tokens, where such characters stand in strings only.
    package static func escaped(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: mustEscape) else { return json }
        var text = ""
        text.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            guard mustEscape(scalar) else {
                text.unicodeScalars.append(scalar)
                continue
            }
            for unit in UTF16.encode(scalar) ?? .init() {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return text
    }

    private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        if 0x20..<0x7F ~= scalar.value { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
