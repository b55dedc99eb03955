extension Sequence<String> {
    /// The codes that a record gives, each once, in their order; where nothing is to be seen there is none.
    func codes<Code: Hashable>(_ code: (String) -> Code) -> [Code] {
        var seen: Set<Code> = []
        return compactMap(\.nonBlank).map(code).filter { seen.insert($0).inserted }
    }
}
