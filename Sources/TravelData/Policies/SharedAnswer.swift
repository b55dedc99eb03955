import Synchronization
import TravelKit

/// An answer that several wait for: whoever comes late gets what has come so far, and then the rest as it comes.
///
/// Nothing is taken from the server that is far ahead of the fastest of them: what nobody reads stays there. Of a long answer what all of
/// them have read is forgotten; then it is too late to come.
final class SharedAnswer: Sendable {
    /// How many pieces may wait for the fastest reader.
    private static let lead = 8
    /// How many bytes are kept for whoever may come late.
    private static let kept = 1_048_576

    private struct State {
        var head: (status: Int, headers: [String: String], freshness: Freshness, retryAfter: Duration?)?
        /// The pieces that have come and are not forgotten, how many were forgotten before them, and how many bytes they have.
        var pieces: [[UInt8]] = []
        var forgottenCount = 0
        var byteCount = 0
        /// How many pieces each reader has had, by its number.
        var readers: [Int: Int] = [:]
        var nextReader = 0
        var end: Result<Void, APIError>?
        /// Woken with each change.
        var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
        var nextSleeper = 0

        var isWithinLead: Bool { forgottenCount + pieces.count - (readers.values.max() ?? 0) < SharedAnswer.lead }

        /// Forgets what every reader has had, once there is much of it.
        mutating func forget() {
            guard byteCount > SharedAnswer.kept, let slowest = readers.values.min(), slowest > forgottenCount else { return }
            let old = pieces.prefix(slowest - forgottenCount)
            byteCount -= old.reduce(0) { $0 + $1.count }
            pieces.removeFirst(old.count)
            forgottenCount = slowest
        }
    }

    private let state = Mutex(State())

    // MARK: Writing

    /// The head has come.
    func begin(_ response: APIResponse) {
        change { $0.head = (response.status, response.headers, response.freshness, response.retryAfter) }
    }

    /// A piece of the body has come. Waits for the fastest reader, where it is far behind.
    func append(_ piece: [UInt8]) async {
        change {
            $0.pieces.append(piece)
            $0.byteCount += piece.count
        }
        while !Task.isCancelled, !state.withLock({ $0.isWithinLead }) { await sleep { $0.isWithinLead } }
    }

    /// Nothing more comes, or nothing more can be had.
    func finish(_ error: APIError?) {
        change { $0.end = error.map { .failure($0) } ?? .success(()) }
    }

    /// Whether all of it has come, and it is what was asked for.
    var isGood: Bool {
        state.withLock { state in
            if case .success? = state.end { state.head?.status == 200 } else { false }
        }
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

    /// Somebody wants to read it.
    /// - Returns: the reader's number; nil when it is too late.
    func join() -> Int? {
        state.withLock { state in
            guard state.forgottenCount == 0 else { return nil }
            state.readers[state.nextReader] = 0
            defer { state.nextReader += 1 }
            return state.nextReader
        }
    }

    /// A reader has had enough.
    /// - Returns: whether it was the last one.
    func leave(_ reader: Int) -> Bool {
        state.withLock { state in
            state.readers[reader] = nil
            return state.readers.isEmpty
        }
    }

    /// The answer, once its head has come, for one of its readers.
    /// - Throws: what the one who asks for it failed with.
    func response(for reader: Int) async throws(APIError) -> APIResponse {
        while true {
            let (head, end) = state.withLock { ($0.head, $0.end) }
            if let head {
                let body = APIBody(pieces(for: reader)) { .unreachable(cause: $0) }
                return APIResponse(
                    status: head.status, headers: head.headers, body: body, freshness: head.freshness, retryAfter: head.retryAfter)
            }
            try end?.get()
            if Task.isCancelled { throw .cancelled }
            await sleep { $0.head != nil || $0.end != nil }
        }
    }

    private func pieces(for reader: Int) -> Pieces {
        Pieces {
            var number = 0
            return {
                let piece = try await self.piece(number, for: reader)
                number += 1
                return piece
            }
        }
    }

    /// The piece with this number, which the reader has not had; nil after the last.
    private func piece(_ number: Int, for reader: Int) async throws -> [UInt8]? {
        while true {
            let (piece, end) = state.withLock { state in
                let place = number - state.forgottenCount
                return (state.pieces.indices.contains(place) ? state.pieces[place] : nil, state.end)
            }
            if let piece {
                change { state in
                    if state.readers[reader] != nil { state.readers[reader] = number + 1 }
                    state.forget()
                }
                return piece
            }
            if let end {
                try end.get()
                return nil
            }
            try Task.checkCancellation()
            await sleep { $0.forgottenCount + $0.pieces.count > number || $0.end != nil }
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
}
