/// How another program, which was asked for something, has failed.
package enum ProgramFailure: Hashable, Sendable {
    /// There is none of that name.
    case missing
    /// It is there, and could not be started.
    case notStarted
    /// It has ended with this status.
    case status(Int32)
    /// This signal has ended it.
    case signal(Int32)
    /// It was ended, as it had not done so by itself after this time.
    case late(Duration)
}
