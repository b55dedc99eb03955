import TravelData

/// Files that are nowhere but in a test.
struct MemoryFiles: ResourceFiles {
    /// Their texts by their names.
    var texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    var place: String { "memory" }

    func describe(_ name: String) -> String { "memory/\(name)" }

    func has(_ name: String) -> Bool { texts[name] != nil }

    func contents(of name: String) -> [UInt8]? { texts[name].map { Array($0.utf8) } }
}
