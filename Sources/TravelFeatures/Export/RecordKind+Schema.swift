import Foundation

extension RecordKind {
    /// The JSON Schema (draft 2020-12) of one record, for `Resources/Schemas`.
    package var schema: String {
        get throws {
            var schema = RecordSchema.object(fields.map(\.description))
            schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
            schema["title"] = name
            schema["description"] = summary
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try JSONSerialization.data(withJSONObject: schema, options: options), as: UTF8.self) + "\n"
        }
    }

    /// The fields and what they mean, a line each.
    package var help: String {
        let width = names.map(\.count).max() ?? 0
        return fields.map { "  " + $0.name + String(repeating: " ", count: width + 2 - $0.name.count) + $0.description.meaning }
            .joined(separator: "\n")
    }
}

/// Descriptions as JSON Schema.
private enum RecordSchema {
    static func object(_ fields: [RecordDescription]) -> [String: Any] {
        var properties: [String: Any] = [:]
        for field in fields {
            var property = value(field.content)
            property["description"] = field.meaning
            properties[field.name] = property
        }
        return ["type": "object", "properties": properties, "required": fields.filter(\.isAlwaysThere).map(\.name).sorted()]
    }

    private static func value(_ content: RecordDescription.Content) -> [String: Any] {
        switch content {
        case .text: ["type": "string"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .flag: ["type": "boolean"]
        case .moment: ["type": "string", "format": "date-time"]
        case .texts: ["type": "array", "items": ["type": "string"]]
        case .records(let fields): ["type": "array", "items": object(fields)]
        }
    }
}
