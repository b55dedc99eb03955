import Foundation
import TravelKit

/// Decodes a JSON list record by record, so that the first ones are there while the rest arrives and one bad record does not lose the
/// others. A list in which more is bad than good is an error; so is a `null` in place of a list. A `null` in place of a record is how
/// REST Countries v1 and v2 say that nobody has a code: it is passed over. A list of nothing else is an error, unless codes were asked for.
/// A bare object is a list of one: v3.1 answers so.
struct ElementDecoder<Value: Sendable>: ResponseDecoder {
    /// What can be read of a JSON list; throws when it is none.
    private let decodeList: @Sendable (Data) throws -> Part
    private let decodeElement: @Sendable (Data) throws -> Value
    /// The short way to a record that is plain; gives nil for any other, which goes the long one.
    private let readPlain: (@Sendable ([UInt8]) -> Result<Value, any Error>?)?
    private let mayBeNulls: Bool
    private var splitter = JSONArraySplitter()
    /// How many elements there were by now.
    private var count = 0
    private var good = 0
    private var bad = 0
    private var firstFailure: APIError?
    /// What is not handed on yet, as more of the list is bad than good so far.
    private var held = Batch<Value>([])
    private(set) var failure: APIError?

    /// - Parameters:
    ///   - mayBeNulls: whether a list of nothing but `null` says that there is nothing.
    ///   - plain: the short way to a record; nil for one that it does not read.
    ///   - map: turns a record into the domain's.
    init<Record: Decodable & SendableMetatype>(
        of record: Record.Type, mayBeNulls: Bool, plain: (@Sendable ([UInt8]) -> Record?)?,
        map: @escaping @Sendable (Record) throws -> Value
    ) {
        self.mayBeNulls = mayBeNulls
        decodeList = { list in
            var part = Part()
            for attempt in try JSONDecoder().decode([Attempt<Record>].self, from: list) {
                if let result = attempt.result { part.take { try map(try result.get()) } } else { part.count += 1 }
            }
            return part
        }
        decodeElement = { try map(JSONDecoder().decode(record, from: $0)) }
        guard let plain else {
            readPlain = nil
            return
        }
        readPlain = { bytes in
            guard let record = plain(bytes) else { return nil }
            return Result { try map(record) }
        }
    }

    mutating func consume(_ bytes: [UInt8]) throws(APIError) -> Batch<Value>? {
        if let failure { throw failure }
        var elements: [JSONArraySplitter.Element] = []
        do throws(APIError) {
            try splitter.feed(bytes, into: &elements)
        } catch {
            failure = error
        }
        let batch = batch(elements)
        if held.isEmpty { held = batch } else { held.take(batch) }
        if bad > good || held.isEmpty { return nil }
        defer { held = Batch([]) }
        return held
    }

    mutating func finish() throws(APIError) -> Batch<Value> {
        if let failure { throw failure }
        switch try splitter.finish() {
        case .array:
            if bad > good, let firstFailure { throw firstFailure }
            if count > 0, good + bad == 0, !mayBeNulls { throw .malformed(place: "record 1", cause: Reason("it is null")) }
            return held
        case .other(let bytes):
            try AnswerCheck.check(bytes)
            if let message = ServerMessage.findInSuccess(bytes) { throw .status(200, message: message) }
            guard bytes.first == UInt8(ascii: "{"), !AnswerCheck.areLines(bytes) else { throw AnswerCheck.noList(bytes) }
            do {
                return Batch([try decodeElement(Data(bytes))])
            } catch {
                let error = CodingPlace.named(error, in: bytes)
                let place = "an object in place of a list"
                if let message = ServerMessage.find(in: bytes) { throw .malformed(place: place, cause: Reason("it says '\(message)'")) }
                throw .malformed(place: [place, CodingPlace.describe(error)].filter { !$0.isEmpty }.joined(separator: ", "), cause: error)
            }
        }
    }

    /// What can be read of the elements; decoded on every core where they are many.
    private mutating func batch(_ elements: [JSONArraySplitter.Element]) -> Batch<Value> {
        let decoder = self
        let parts = Cores.parts(of: elements.count, inPartsOf: Self.share) { (range: $0, part: decoder.part(elements[$0])) }
        var batch = Batch<Value>([])
        batch.values.reserveCapacity(elements.count)
        for (range, part) in parts {
            batch.values += part.values
            batch.skipped += part.skipped
            guard firstFailure == nil, let place = part.firstSkipped else { continue }
            firstFailure = failure(of: elements[range.lowerBound + place], number: count + range.lowerBound + place + 1)
            if case .malformed(let place, let cause)? = firstFailure { batch.explainSkipped(at: place, cause) }
        }
        count += elements.count
        good += batch.values.count
        bad += batch.skipped
        return batch
    }

    /// What can be read of some elements, of the plain ones by the short way.
    private func part(_ elements: ArraySlice<JSONArraySplitter.Element>) -> Part {
        guard let readPlain else { return decodedPart(elements) }
        var part = Part()
        part.values.reserveCapacity(elements.count)
        var start = elements.startIndex
        for index in elements.indices {
            guard let result = readPlain(elements[index].bytes) else { continue }
            part.take(decodedPart(elements[start..<index]))
            part.take { try result.get() }
            start = index + 1
        }
        part.take(decodedPart(elements[start...]))
        return part
    }

    /// What JSONDecoder can read of some elements. They are decoded as one list, which costs less than half of one by one.
    private func decodedPart(_ elements: ArraySlice<JSONArraySplitter.Element>) -> Part {
        if elements.isEmpty { return Part() }
        var list = [UInt8(ascii: "[")]
        list.reserveCapacity(elements.reduce(2) { $0 + $1.bytes.count + 1 })
        for element in elements {
            list += element.bytes
            list.append(UInt8(ascii: ","))
        }
        list[list.count - 1] = UInt8(ascii: "]")
        do {
            let part = try decodeList(Data(list))
            if part.count == elements.count { return part }
        } catch {
            // One of them is no JSON; which one is found out below.
        }
        var part = Part()
        for element in elements {
            if element.isNull { part.count += 1 } else { part.take { try decodeElement(Data(element.bytes)) } }
        }
        return part
    }

    /// Why an element cannot be read, with its place in the element: in a list, decoders say the place in the list.
    /// - Parameter number: its own, from 1.
    private func failure(of element: JSONArraySplitter.Element, number: Int) -> APIError? {
        do {
            if let fault = element.fault { throw fault }
            _ = try decodeElement(Data(element.bytes))
            return nil
        } catch {
            let error = CodingPlace.named(error, in: element.bytes)
            // On the first line there may be all of them.
            let record = element.line == 1 ? "record \(number)" : "line \(element.line)"
            let place = [record, CodingPlace.describe(error)].filter { !$0.isEmpty }.joined(separator: ", ")
            return .malformed(place: place, cause: error)
        }
    }

    /// So many elements are worth another core.
    private static var share: Int { 128 }

    /// What could be read of some elements.
    private struct Part: Sendable {
        var values: [Value] = []
        /// How many elements there were.
        var count = 0
        var skipped = 0
        /// The number of the first element that was left out, from 0.
        var firstSkipped: Int?

        /// Takes in what comes behind it.
        mutating func take(_ next: Part) {
            values += next.values
            skipped += next.skipped
            firstSkipped = firstSkipped ?? next.firstSkipped.map { count + $0 }
            count += next.count
        }

        /// Takes an element, or counts that it cannot be read.
        mutating func take(_ value: () throws -> Value) {
            do { values.append(try value()) } catch {
                // Why the first one is bad is asked again, with its place.
                skipped += 1
                firstSkipped = firstSkipped ?? count
            }
            count += 1
        }
    }
}
