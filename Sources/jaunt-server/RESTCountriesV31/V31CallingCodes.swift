/// Calling codes in v3.1, taken apart: `+43` is the root `+4` and the suffix `3`.
struct V31CallingCodes: Encodable, Sendable {
    /// A plus and the first digit, which says the part of the world; nil where nobody can be called.
    let root: String?
    let suffixes: [String]?

    init(_ codes: [String]) {
        let codes = codes.map { $0.filter(\.isNumber) }
        guard let zone = codes.first?.first else {
            (root, suffixes) = (nil, nil)
            return
        }
        root = "+\(zone)"
        suffixes = codes.filter { $0.first == zone }.map { String($0.dropFirst()) }
    }
}
