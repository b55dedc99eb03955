/// What is wrong with settings, gathered, so that all of it is said at once.
nonisolated struct SettingsFaults {
    private var all: [Settings.Failure] = []

    /// What is read; nil where there is nothing, and where it is wrong.
    @discardableResult
    mutating func gather<Value>(_ read: () throws(Settings.Failure) -> Value?) -> Value? {
        do throws(Settings.Failure) { return try read() } catch {
            all.append(error)
            return nil
        }
    }

    /// All of it; nil where nothing is wrong. What the command line says is the first thing to mend, where it comes first.
    var failure: Settings.Failure? {
        guard let first = all.first else { return nil }
        if case .usage = first { return first }
        return .configuration(all.flatMap(\.lines))
    }
}
