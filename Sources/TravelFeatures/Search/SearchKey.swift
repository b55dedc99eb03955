import TravelKit

/// What a filter looks through: the folded texts of a record, prepared once.
package struct SearchKey: Hashable, Sendable {
    /// Folded fields in UTF-8, each between two separators; the first field is what the record is called.
    let bytes: [UInt8]
    /// Where the names end: a word that is found nowhere is looked for less strictly before this place.
    let namesEnd: Int

    /// ASCII's unit separator, which no folded text holds.
    static let separator: UInt8 = 0x1F

    /// Whether a field begins at this place of a text. One may have a blank before it, so that it is worth less than a name that begins so.
    static func beginsField(_ place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text[place - 1] == separator || text[place - 1] == 0x20 && text[place - 2] == separator
    }

    /// The key of a record with these texts; empty ones are passed over.
    ///
    /// - Parameter names: how many of the first fields are names, in which abbreviations and typing errors are recognised.
    package init(_ fields: [String], names: Int = 1) {
        var bytes: [UInt8] = [Self.separator]
        var namesEnd = 1
        for (index, field) in fields.enumerated() where !field.isEmpty {
            let start = bytes.count
            SearchFold.append(field, to: &bytes)
            for place in start..<bytes.count where bytes[place] == Self.separator { bytes[place] = 0x20 }
            bytes.append(Self.separator)
            if index < names { namesEnd = bytes.count }
        }
        self.bytes = bytes
        self.namesEnd = namesEnd
    }
}
