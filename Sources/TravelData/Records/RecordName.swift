/// What a record is called. One that is called nothing could be listed, but never looked for: it is bad.
struct RecordName: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try container.decode(String.self)
        if text.nonBlank == nil { throw DecodingError.dataCorruptedError(in: container, debugDescription: "it is empty") }
    }
}
