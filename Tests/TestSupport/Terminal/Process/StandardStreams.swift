/// Where a program under test reads its standard input from.
package enum InputSource: Sendable {
    /// The pseudo-terminal.
    case terminal
    /// /dev/null.
    case null
    /// A file, by its absolute path.
    case file(String)
    /// A pipe that holds this text and then ends.
    case text(String)
    /// The descriptor is closed when the program starts.
    case closed
}

/// Where a program under test writes its standard output or its standard error to.
package enum OutputSink: Sendable {
    /// The pseudo-terminal.
    case terminal
    /// /dev/null.
    case null
    /// A file, by its absolute path; it is made or emptied.
    case file(String)
    /// A pipe; the test reads it.
    case captured
    /// The descriptor is closed when the program starts.
    case closed
}
