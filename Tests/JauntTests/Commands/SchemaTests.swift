import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// The published schemas, and what is really printed.
    @Suite struct SchemaTests {
        static let kinds = [
            "country", "border", "stop", "route", "trip", "destination", "fare-route", "region", "airport", "favourite", "cache", "finding",
            "setting", "error",
        ]

        static func published(_ kind: String) -> URL {
            Places.repository.appendingPathComponent("Resources/Schemas/\(kind).json")
        }

        @Test(arguments: kinds)
        func whatIsPublishedIsWhatTheProgramSays(kind: String) throws {
            let run = try Home().jaunt("schema", kind)
            #expect(run.status == .exited(0))
            #expect(run.output == (try String(contentsOf: Self.published(kind), encoding: .utf8)))
        }

        /// What a command prints, and what a list exports: whatever is made a kind of record.
        @Test func everyKindOfRecordIsPublished() throws {
            let sources = Places.repository.appendingPathComponent("Sources")
            let code = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
            let names = code.matches(of: /RecordKind(?:<[\w.]+>)?\(\s*"([\w-]+)", "/).map { String($0.1) }
            // A step is never a record by itself: the schema of a route has it.
            #expect(Set(names).subtracting(["step"]) == Set(Self.kinds))
        }

        @Test func nothingElseIsPublished() throws {
            let folder = Self.published("x").deletingLastPathComponent()
            #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(Self.kinds.map { "\($0).json" }))
        }

        @Test(arguments: [
            ("country", ["countries"]), ("country", ["country", "germany"]), ("border", ["borders", "germany"]),
            ("route", ["route", "portugal", "vietnam", "--alternatives", "2"]), ("route", ["route", "PT", "PT"]), ("trip", ["trips"]),
            ("region", ["regions"]), ("airport", ["airports"]), ("favourite", ["favourites"]), ("cache", ["cache", "info"]),
            ("finding", ["doctor"]), ("setting", ["config", "show"]),
        ])
        func whatIsPrintedIsAsItsSchemaSays(kind: String, command: [String]) throws {
            let home = try Home()
            let trip = try #require(try home.jaunt("trips", "--columns", "id", "--no-header", "--limit", "1").lines.first)
            #expect(try home.jaunt("favourites", "add", "germany", String(trip)).status == .exited(0))
            let schema = try JSONSchema(contentsOf: Self.published(kind))
            let run = try home.jaunt(command + ["--format", "json"])
            #expect(run.status == .exited(0), "\(run.errors)")
            let value = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
            let records = value as? [Any] ?? [value]
            #expect(!records.isEmpty)
            #expect(records.flatMap(schema.faults) == [])
        }

        @Test func theCheckFindsWhatIsWrong() throws {
            let schema = try JSONSchema(contentsOf: Self.published("region"))
            #expect(schema.faults(["id": "a", "name": "b", "countries": ["DE"]]) == [])
            #expect(schema.faults(["id": 1, "name": "b", "countries": ["DE"]]) == ["id: no string"])
            #expect(schema.faults(["id": "a", "countries": ["DE", 1]]) == ["countries.1: no string", "name: missing"])
            #expect(schema.faults(["id": "a", "name": "b", "countries": [], "new": 1]) == ["new: unknown"])
        }
    }
}

/// As much of JSON Schema (draft 2020-12) as the published schemas use; what it does not know it takes for a fault. A property that is not
/// named is a fault, too: it would be one that nobody has described.
struct JSONSchema {
    private let schema: [String: Any]

    init(contentsOf file: URL) throws {
        schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    /// The properties, and what they mean.
    var fields: [String: String] {
        (schema["properties"] as? [String: [String: Any]] ?? [:]).mapValues { $0["description"] as? String ?? "" }
    }

    /// What is wrong with a value, each fault with its place; in the order of the names.
    func faults(_ value: Any) -> [String] { Self.faults(value, schema, at: "") }

    private static func faults(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        let unknown = Set(schema.keys).subtracting([
            "$schema", "title", "description", "type", "format", "properties", "required", "items",
        ])
        if !unknown.isEmpty { return ["\(place): the schema has \(unknown.sorted())"] }
        // A number is bridged to true and false as well.
        let isFlag = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
        switch schema["type"] as? String {
        case "string":
            guard let text = value as? String else { return ["\(place): no string"] }
            if schema["format"] as? String == "date-time", (try? Date(text, strategy: .iso8601)) == nil { return ["\(place): no time"] }
            return []
        case "integer": return value is Int && !isFlag ? [] : ["\(place): no integer"]
        case "number": return value is NSNumber && !isFlag ? [] : ["\(place): no number"]
        case "boolean": return isFlag ? [] : ["\(place): no boolean"]
        case "array":
            guard let values = value as? [Any], let items = schema["items"] as? [String: Any] else { return ["\(place): no array"] }
            return values.enumerated().flatMap { faults($1, items, at: "\(place).\($0)") }
        case "object":
            guard let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] else {
                return ["\(place): no object"]
            }
            let required = schema["required"] as? [String] ?? []
            return Set(object.keys).union(required).sorted().flatMap { name in
                let place = place.isEmpty ? name : "\(place).\(name)"
                guard let value = object[name] else { return ["\(place): missing"] }
                guard let property = properties[name] else { return ["\(place): unknown"] }
                return faults(value, property, at: place)
            }
        default: return ["\(place): the schema has no type"]
        }
    }
}
