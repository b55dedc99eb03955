import Foundation

/// Decodes one answer from the pieces in which it arrives.
package protocol ResponseDecoder<Output>: Sendable {
    associatedtype Output: Sendable

    /// Takes the next piece; gives what could be decoded with it, if anything.
    /// - Throws: `APIError.malformed`, or `APIError.status` when the answer turns out to be an error of the server's.
    mutating func consume(_ bytes: [UInt8]) throws(APIError) -> Output?

    /// Why nothing can be read behind what was given; nil where something may. What came before it in the same piece is given first.
    var failure: APIError? { get }

    /// What is left at the end of the answer.
    /// - Throws: as `consume`.
    mutating func finish() throws(APIError) -> Output
}

extension ResponseDecoder {
    package var failure: APIError? { nil }
}

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
