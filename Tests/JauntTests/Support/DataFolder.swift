import Foundation
import TestSupport

/// A copy of the bundled data that a test may spoil.
struct DataFolder {
    private let folder: TemporaryDirectory

    var path: String { folder.path }

    init() throws {
        folder = try KeptFoldersTrait.folder(prefix: "jaunt-data")
        let resources = Places.repository.appendingPathComponent("Resources")
        for name in ["countries.json", "regions.json", "trips.json", "demo.json", "airports.tsv"] {
            try FileManager.default.copyItem(at: resources.appendingPathComponent(name), to: URL(fileURLWithPath: file(name)))
        }
    }

    func file(_ name: String) -> String { folder.file(name) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

    func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

    func read(_ name: String) throws -> String { try folder.read(name) }

    /// Changes the first country of the file, Afghanistan, and as many after it as told.
    func changeCountries(_ count: Int = 1, _ change: (inout [String: Any]) -> Void) throws {
        try changeRecords(of: "countries.json", count, change)
    }

    /// Changes the first records of a file.
    func changeRecords(of name: String, _ count: Int = 1, _ change: (inout [String: Any]) -> Void) throws {
        let bytes = Data(try read(name).utf8)
        var records = try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]] ?? []
        for index in records.indices.prefix(count) { change(&records[index]) }
        let lines = try records.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
        try write("[\n" + lines.joined(separator: ",\n") + "\n]\n", to: name)
    }
}
