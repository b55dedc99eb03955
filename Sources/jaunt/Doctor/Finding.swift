/// What `jaunt doctor` found about one thing.
nonisolated struct Finding: Hashable, Sendable {
    /// How things are.
    enum State: String, Sendable {
        case fine, problem
        /// It was not looked at, for a reason that is no problem.
        case skipped
    }

    /// What was looked at.
    var subject: String
    var state: State
    /// What it is, or what is wrong with it and what to do.
    var detail: String

    /// A finding without anything wrong.
    init(_ subject: String, _ detail: String, _ state: State = .fine) {
        (self.subject, self.state, self.detail) = (subject, state, detail)
    }
}
