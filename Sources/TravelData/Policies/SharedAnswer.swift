import Synchronization
import TravelKit

/// An answer that several wait for: whoever comes late gets what has come so far, and then the rest as it comes.
///
/// Nothing is taken from the server that is far ahead of the fastest of them: what nobody reads stays there.
final class SharedAnswer: Sendable {
    /// How many pieces may wait for the fastest reader.
    private static let lead = 8

    private struct State {
        var head: (status: Int, headers: [String: String], freshness: Freshness)?
        var pieces: [[UInt8]] = []
        /// How many pieces the fastest reader has had.
        var readCount = 0
        var end: Result<Void, APIError>?
        /// Woken with each change.
        var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextSleeper = 0

        var isWithinLead: Bool { pieces.count - readCount < SharedAnswer.lead }
    }

    private let state = Mutex(State())

    // MARK: Writing

    /// The head has come.
    func begin(_ response: APIResponse) {
        change { $0.head = (response.status, response.headers, response.freshness) }
    }

    /// A piece of the body has come. Waits for the fastest reader, where it is far behind.
    func append(_ piece: [UInt8]) async {
        change { $0.pieces.append(piece) }
        while !Task.isCancelled, !state.withLock({ $0.isWithinLead }) { await sleep { $0.isWithinLead } }
    }

    /// Nothing more comes, or nothing more can be had.
    func finish(_ error: APIError?) {
        change { $0.end = error.map { .failure($0) } ?? .success(()) }
    }

    private func change(_ body: (inout State) -> Void) {
        let sleepers = state.withLock { state in
            body(&state)
            defer { state.sleepers = [:] }
            return Array(state.sleepers.values)
        }
        for sleeper in sleepers { sleeper.resume() }
    }

    // MARK: Reading

    /// The answer, once its head has come.
    /// - Throws: what the one who asks for it failed with.
    func response() async throws(APIError) -> APIResponse {
        while true {
            let (head, end) = state.withLock { ($0.head, $0.end) }
            if let head {
                return APIResponse(
                    status: head.status, headers: head.headers, body: APIBody(Pieces(answer: self)) { .unreachable(cause: $0) },
                    freshness: head.freshness)
            }
            try end?.get()
            if Task.isCancelled { throw .cancelled }
            await sleep { $0.head != nil || $0.end != nil }
        }
    }

    /// The piece with this number; nil after the last.
    fileprivate func piece(_ number: Int) async throws -> [UInt8]? {
        while true {
            let (piece, end) = state.withLock { ($0.pieces.indices.contains(number) ? $0.pieces[number] : nil, $0.end) }
            if let piece {
                change { $0.readCount = max($0.readCount, number + 1) }
                return piece
            }
            if let end {
                try end.get()
                return nil
            }
            try Task.checkCancellation()
            await sleep { $0.pieces.count > number || $0.end != nil }
        }
    }

    /// Sleeps until something changes, unless it has already, or until the task is cancelled.
    private func sleep(unless isReady: @Sendable (borrowing State) -> Bool) async {
        let number = state.withLock { state in
            defer { state.nextSleeper += 1 }
            return state.nextSleeper
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isAwake = state.withLock { state in
                    if isReady(state) || Task.isCancelled { return true }
                    state.sleepers[number] = continuation
                    return false
                }
                if isAwake { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: number) }?.resume()
        }
    }

    private struct Pieces: AsyncSequence {
        typealias Element = [UInt8]
        typealias Failure = any Error

        let answer: SharedAnswer

        struct Iterator: AsyncIteratorProtocol {
            let answer: SharedAnswer
            var number = 0

            mutating func next() async throws -> [UInt8]? {
                let piece = try await answer.piece(number)
                number += 1
                return piece
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(answer: answer) }
    }
}
