package import struct Foundation.Date
package import struct Foundation.Decimal

/// What a field can hold.
package protocol RecordValue: SendableMetatype {
    static var content: RecordDescription.Content { get }
    static var isAlwaysThere: Bool { get }
    var recorded: ExportRecord.Value { get }
}

extension RecordValue {
    package static var isAlwaysThere: Bool { true }
}

extension String: RecordValue {
    package static var content: RecordDescription.Content { .text }
    package var recorded: ExportRecord.Value { .text(self) }
}

extension Int: RecordValue {
    package static var content: RecordDescription.Content { .integer }
    package var recorded: ExportRecord.Value { .integer(self) }
}

extension Double: RecordValue {
    package static var content: RecordDescription.Content { .number }
    package var recorded: ExportRecord.Value { .real(self) }
}

extension Decimal: RecordValue {
    package static var content: RecordDescription.Content { .number }
    package var recorded: ExportRecord.Value { .decimal(self) }
}

extension Bool: RecordValue {
    package static var content: RecordDescription.Content { .flag }
    package var recorded: ExportRecord.Value { .flag(self) }
}

extension Date: RecordValue {
    package static var content: RecordDescription.Content { .moment }
    package var recorded: ExportRecord.Value { .date(self) }
}

extension [String]: RecordValue {
    package static var content: RecordDescription.Content { .texts }
    package var recorded: ExportRecord.Value { .list(self) }
}

extension Optional: RecordValue where Wrapped: RecordValue {
    package static var content: RecordDescription.Content { Wrapped.content }
    package static var isAlwaysThere: Bool { false }
    package var recorded: ExportRecord.Value { self?.recorded ?? .missing }
}
