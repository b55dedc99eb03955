import Terminal

/// Keys that were pressed before it was known what the rest of the program has of the filter that is typed: they may mean that.
struct KeysAhead {
    var keys: [Key] = []
    /// Whether it has been seen that they wait.
    var isSeen = false
}
