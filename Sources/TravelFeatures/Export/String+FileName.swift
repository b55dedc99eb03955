extension String {
    /// What of it can stand in the name of a file. What a source says may hold anything, as long as it likes; a name of some letters and
    /// digits goes nowhere else.
    var inFileName: String { String(filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(12)) }
}
