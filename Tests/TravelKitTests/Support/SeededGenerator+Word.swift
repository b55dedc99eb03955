import TestSupport

extension SeededGenerator {
    /// A short word over a small alphabet, so that words often have letters in common.
    mutating func word(of letters: [Unicode.Scalar] = ["a", "b", "c"], upTo length: Int = 6) -> [Unicode.Scalar] {
        (0..<Int.random(in: 0...length, using: &self)).map { _ in letters[Int.random(in: 0..<letters.count, using: &self)] }
    }
}
