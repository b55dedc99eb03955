/// Nothing is called that.
nonisolated struct NothingCalled: Error, CustomStringConvertible {
    let name: String
    /// What there is none of.
    let kind: String

    /// What may have been meant; empty where that is not known.
    var nearest: [String] = []

    var description: String {
        "\(kind) is called '\(name.inMessage)'." + (nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: ", "))?")
    }
}
