import TestSupport
import Testing

@testable import TravelFeatures

@Suite("Mistyped words")
struct NearMatchTests {
    private func mistakes(_ word: String, _ text: String, wholly: Bool = false) -> Int? {
        Array(word.utf8).withUnsafeBufferPointer { word in
            Array(text.utf8).withUnsafeBufferPointer { NearMatch.mistakes(word, in: $0, 0..<$0.count, wholly: wholly) }
        }
    }

    @Test(
        "A letter too many, too few, another, or two that have changed places are a mistake each",
        arguments: [
            ("heatrow", "heathrow", 1), ("gatwik", "gatwick", 1), ("germnay", "germany", 1), ("grmny", "germany", nil),
            ("latvja", "latvia", 1),
            ("lituanai", "lithuania", 2), ("xyzw", "abcd", nil), ("abc", "abd", nil), ("germ", "germany", 0), ("zzermany", "germany", 2),
        ] as [(String, String, Int?)])
    func mistakes(word: String, text: String, count: Int?) {
        #expect(mistakes(word, text) == count)
    }

    /// The optimal string alignment distance of a word and the likest beginning of a text, the plain way.
    private func distance(_ word: [UInt8], _ text: [UInt8], wholly: Bool) -> Int {
        var rows = [Array(0...text.count)]
        for (row, letter) in word.enumerated() {
            var next = [row + 1]
            for (column, other) in text.enumerated() {
                var cost = min(rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, letter == text[column - 1], word[row - 1] == other {
                    cost = min(cost, rows[row - 1][column - 1] + 1)
                }
                next.append(cost)
            }
            rows.append(next)
        }
        return (wholly ? rows[word.count].last : rows[word.count].min()) ?? 0
    }

    @Test("No word is passed over that has as few mistakes as are allowed", arguments: [false, true])
    func property(wholly: Bool) {
        var random = SeededGenerator(seed: 7)
        let letters = Array("abcdeé".utf8)
        var found = 0
        for _ in 1...20_000 {
            let word = (0..<Int.random(in: 4...9, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
            var text = word
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                if Bool.random(using: &random) || place == text.count {
                    text.insert(letters.randomElement(using: &random) ?? 0, at: place)
                } else {
                    text.remove(at: place)
                }
            }
            let least = distance(word, text, wholly: wholly)
            let seen = word.withUnsafeBufferPointer { word in
                text.withUnsafeBufferPointer { NearMatch.mistakes(word, in: $0, 0..<$0.count, wholly: wholly) }
            }
            #expect(seen == (least <= NearMatch.allowance(word.count) ? least : nil), "\(word) \(text)")
            if seen != nil { found += 1 }
        }
        #expect(found > 5000)
    }
}
