/// How often a request is sent again, and after how long.
package struct RetryRule: Hashable, Sendable {
    /// How many attempts there are in all.
    package var attempts = 3
    /// The bound of the first wait.
    package var firstWait: Duration = .milliseconds(150)
    /// The longest `Retry-After` that is waited for.
    package var longestWait: Duration = .seconds(60)
    /// How much of an answer is awaited before anything of it is handed on, in bytes: an answer that breaks off within it is asked for again.
    package var heldBack = 64 * 1024

    package init() {}
}
