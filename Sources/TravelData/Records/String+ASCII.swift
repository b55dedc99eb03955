extension String {
    /// Whether it is made of the letters of ASCII alone.
    var isASCIILetters: Bool { utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } }
}
