import Foundation

/// Decodes an answer as a whole.
struct WholeDecoder<Output: Sendable>: ResponseDecoder {
    /// No answer that is decoded whole is larger, in bytes: it is there twice for a moment.
    static var limit: Int { 8 * 1_048_576 }

    private let decode: @Sendable (Data) throws -> Output
    private var bytes: [UInt8] = []

    init(_ decode: @escaping @Sendable (Data) throws -> Output) {
        self.decode = decode
    }

    mutating func consume(_ piece: [UInt8]) throws(APIError) -> Output? {
        bytes += piece
        if bytes.count > Self.limit { throw .tooLarge(limit: Self.limit) }
        return nil
    }

    mutating func finish() throws(APIError) -> Output {
        try AnswerCheck.check(bytes)
        if let message = ServerMessage.findInSuccess(bytes) { throw .status(200, message: message) }
        do {
            return try decode(Data(bytes))
        } catch {
            let error = CodingPlace.named(error, in: bytes)
            let said = ServerMessage.find(in: bytes).map { Reason("\(CodingPlace.reason(error)); the answer says '\($0)'") }
            throw .malformed(place: CodingPlace.describe(error), cause: said ?? error)
        }
    }
}
