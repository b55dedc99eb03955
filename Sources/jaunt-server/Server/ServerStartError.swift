/// Why a server did not come up.
struct ServerStartError: Error, CustomStringConvertible {
    let host: String
    let port: Int
    /// What the system said; nil when the server ended without a word.
    let cause: (any Error)?

    var description: String {
        "cannot listen on \(host):\(port)" + (cause.map { ": \($0)" } ?? "")
    }
}
