package import Foundation

/// A record as it leaves the program: named values in a fixed order. `RecordKind` makes it.
package struct ExportRecord: Encodable, Hashable, Sendable {
    /// A value of one kind.
    package enum Value: Hashable, Sendable {
        /// Not known: left out of JSON, and empty elsewhere.
        case missing
        case text(String)
        case integer(Int)
        case real(Double)
        case decimal(Decimal)
        case flag(Bool)
        case date(Date)
        case list([String])
        case records([ExportRecord])
    }

    /// A value and its name.
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: Value

        init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The fields; records of one kind have the same names in the same order.
    package let fields: [Field]

    init(_ fields: [(String, Value)]) {
        self.fields = fields.map { Field($0.0, $0.1) }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for field in fields {
            let key = Key(stringValue: field.name)
            switch field.value {
            case .missing: break
            case .text(let text): try container.encode(text, forKey: key)
            case .integer(let number): try container.encode(number, forKey: key)
            case .real(let number): try container.encode(number, forKey: key)
            case .decimal(let number): try container.encode(number, forKey: key)
            case .flag(let flag): try container.encode(flag, forKey: key)
            case .date(let date): try container.encode(date, forKey: key)
            case .list(let texts): try container.encode(texts, forKey: key)
            case .records(let records): try container.encode(records, forKey: key)
            }
        }
    }
}
