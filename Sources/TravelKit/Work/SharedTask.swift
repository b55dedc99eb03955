/// What is made once for all who want it. Where that fails, whoever asks next has it made anew.
package struct SharedTask<Value: Sendable>: Sendable {
    private var task: Task<Value, any Error>?

    package init() {}

    /// Whether it is being made, or has been.
    package var isBegun: Bool { task != nil }

    /// What is being made, or has been; else what `begin` begins.
    package mutating func joined(_ begin: () -> Task<Value, any Error>) -> Task<Value, any Error> {
        let joined = task ?? begin()
        task = joined
        return joined
    }

    /// Forgets what has failed. Each of those who waited for it may say so, and late: what has been begun since stays.
    package mutating func forget(_ failed: Task<Value, any Error>) {
        if task == failed { task = nil }
    }
}
