/// What a server does wrong: the steps that it goes through for each request.
package struct Fault: Sendable {
    /// The steps for a request, before which so many others came.
    let steps: @Sendable (RecordedRequest, Int) -> [Step]

    /// A fault that depends on the request, and on how many came before it.
    package init(_ steps: @escaping @Sendable (_ request: RecordedRequest, _ before: Int) -> [Step]) {
        self.steps = steps
    }

    /// The same steps for each request.
    package init(_ steps: Step...) {
        self.init { _, _ in steps }
    }

    /// The same steps for each request.
    package init(_ steps: [Step]) {
        self.init { _, _ in steps }
    }

    /// A step for each request in turn; the last one also for all that follow.
    package static func inTurn(_ steps: Step...) -> Fault {
        Fault { _, before in steps.isEmpty ? [] : [steps[min(before, steps.count - 1)]] }
    }

    /// One thing that a server does on a connection.
    package enum Step: Sendable {
        /// These bytes are sent.
        case send([UInt8])
        /// The bytes are sent one by one, so long apart.
        case trickle([UInt8], every: Duration)
        /// The bytes are sent so many times.
        case repeated([UInt8], Int)
        /// The bytes are sent again and again until nobody takes them any more.
        case endless([UInt8])
        /// Nothing happens for so long.
        case pause(Duration)
        /// Nothing happens until the test lets it.
        case hold(Release)
        /// Nothing happens any more, and the connection stays open.
        case wait
        /// The connection is closed in order.
        case close
        /// The connection is broken off (TCP reset).
        case reset
    }
}
