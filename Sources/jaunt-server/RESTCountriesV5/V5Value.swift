/// A value of an answer of v5, of which only some properties may be asked for.
enum V5Value: Encodable, Sendable {
    case null
    case truth(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([V5Value])
    case object([String: V5Value])

    init(_ text: String?) { self = text.map(V5Value.text) ?? .null }

    init(_ number: Double?) { self = number.map(V5Value.number) ?? .null }

    init(_ texts: [String]) { self = .list(texts.map(V5Value.text)) }

    /// Whether there is something under that path.
    func has(_ path: some Collection<Substring>) -> Bool {
        guard let key = path.first else { return true }
        guard case .object(let members) = self else { return false }
        return members[String(key)]?.has(path.dropFirst()) ?? false
    }

    /// Every text under that path, however deep.
    func texts(at path: some Collection<Substring>) -> [String] {
        switch self {
        case .text(let text): path.isEmpty ? [text] : []
        case .list(let values): values.flatMap { $0.texts(at: path) }
        case .object(let members):
            if let key = path.first {
                members[String(key)]?.texts(at: path.dropFirst()) ?? []
            } else {
                members.values.flatMap { $0.texts(at: path) }
            }
        case .null, .truth, .whole, .number: []
        }
    }

    /// The object with the members under these paths alone.
    func selecting(_ paths: [ArraySlice<Substring>]) -> V5Value {
        guard case .object(let members) = self, !paths.contains(where: \.isEmpty) else { return self }
        let byKey = Dictionary(grouping: paths) { String($0.first ?? "") }
        return .object(
            byKey.reduce(into: [:]) { chosen, entry in
                chosen[entry.key] = members[entry.key]?.selecting(entry.value.map { $0.dropFirst() })
            })
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .truth(let value): try container.encode(value)
        case .whole(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
