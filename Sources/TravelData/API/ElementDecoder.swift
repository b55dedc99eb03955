import Foundation
import TravelKit

/// Some records of a list, and how many there were that could not be read.
package struct Batch<Value: Sendable>: Sendable {
    package var values: [Value]
    /// How many records were left out because they could not be read.
    package var skipped: Int

    package init(_ values: [Value], skipped: Int = 0) {
        self.values = values
        self.skipped = skipped
    }
}

/// Decodes a JSON list record by record, so that the first ones are there while the rest arrives and one bad record does not lose the
/// others. A list in which more is bad than good is an error; so is a `null` in place of a list. A `null` in place of a record is how
/// REST Countries v1 and v2 say that nobody has a code: it is passed over. A bare object is a list of one: v3.1 answers so.
struct ElementDecoder<Value: Sendable>: ResponseDecoder {
    private let decode: @Sendable (Data) throws -> Value
    private var splitter = JSONArraySplitter()
    private var good = 0
    private var bad = 0
    private var firstFailure: APIError?

    init(_ decode: @escaping @Sendable (Data) throws -> Value) {
        self.decode = decode
    }

    mutating func consume(_ bytes: [UInt8]) throws(APIError) -> Batch<Value>? {
        let batch = self.batch(try splitter.feed(bytes))
        return batch.values.isEmpty && batch.skipped == 0 ? nil : batch
    }

    mutating func finish() throws(APIError) -> Batch<Value> {
        var batch = Batch<Value>([])
        switch try splitter.finish() {
        case .array:
            break
        case .other(let bytes):
            try AnswerCheck.check(bytes)
            if let message = ServerMessage.findInSuccess(bytes) { throw .status(200, message: message) }
            guard bytes.first == UInt8(ascii: "{") else {
                throw .malformed(place: "", cause: Reason("a list was expected"))
            }
            batch = self.batch([.init(bytes: bytes, line: 1)])
        }
        if bad > good, let firstFailure { throw firstFailure }
        return batch
    }

    private mutating func batch(_ elements: [JSONArraySplitter.Element]) -> Batch<Value> {
        var batch = Batch<Value>([])
        batch.values.reserveCapacity(elements.count)
        for (element, outcome) in zip(elements, outcomes(of: elements)) {
            switch outcome {
            case nil: break
            case .success(let value)?:
                batch.values.append(value)
                good += 1
            case .failure(let error)?:
                batch.skipped += 1
                bad += 1
                if firstFailure == nil {
                    let place = ["line \(element.line)", CodingPlace.describe(error)].filter { !$0.isEmpty }.joined(separator: ", ")
                    firstFailure = .malformed(place: place, cause: error)
                }
            }
        }
        return batch
    }

    /// What becomes of each element, nil of a `null`; decoded on every core where they are many.
    private func outcomes(of elements: [JSONArraySplitter.Element]) -> [Result<Value, any Error>?] {
        let decode = self.decode
        return Cores.map(elements.count, inPartsOf: Self.share) { part in
            elements[part].map { element in element.isNull ? nil : Result { try decode(Data(element.bytes)) } }
        }
    }

    /// So many elements are worth another core.
    private static var share: Int { 128 }
}
