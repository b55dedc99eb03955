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
