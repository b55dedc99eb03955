import Synchronization
import Testing
package import TravelKit

/// One method of a fake repository: gives the answers that a test has set, and records the calls. A call without an answer fails the test.
package final class ReadStub<Argument: Sendable, Value: Sendable>: Sendable {
    private struct State {
        var queue: [Reading<Value>] = []
        var always: (@Sendable (Argument) -> Reading<Value>)?
        var calls: [Argument] = []
    }

    private let name: String
    private let state = Mutex(State())

    /// A method of this name that nobody may call yet.
    package init(_ name: String) { self.name = name }

    /// The arguments of the calls so far.
    package var calls: [Argument] { state.withLock { $0.calls } }

    /// Answers one call, after those that have their answers already.
    package func next(_ reading: Reading<Value>) { state.withLock { $0.queue.append(reading) } }

    /// Answers one call with a script.
    /// - Returns: the script.
    package func nextScript() -> ReadingScript<Value> {
        let script = ReadingScript<Value>()
        next(script.reading)
        return script
    }

    /// Answers every call that has no answer of its own.
    package func always(_ answer: @escaping @Sendable (Argument) -> Reading<Value>) { state.withLock { $0.always = answer } }

    func callAsFunction(_ argument: Argument) -> Reading<Value> {
        let answer = state.withLock { state -> Reading<Value>? in
            state.calls.append(argument)
            return state.queue.isEmpty ? state.always?(argument) : state.queue.removeFirst()
        }
        if let answer { return answer }
        Issue.record("\(name) was called without an answer, with \(argument)")
        return Reading(failure: .source(source: name, cause: SampleFailure("there is no answer")))
    }
}

/// A cause for errors that tests make.
package struct SampleFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
