import TestSupport
import Testing

@testable import TravelFeatures

@Suite("Mistyped words")
struct NearMatchTests {
    private func mistakes(_ word: String, _ text: String, wholly: Bool = false) -> Int? {
        let near = NearMatch(Array(word.utf8))
        return Array(text.utf8).withUnsafeBufferPointer { near.mistakes(in: $0, 0..<$0.count, wholly: wholly) }
    }

    @Test(
        "A letter too many, too few, another, or two that have changed places are a mistake each",
        arguments: [
            ("heatrow", "heathrow", 1), ("gatwik", "gatwick", 1), ("germnay", "germany", 1), ("grmny", "germany", nil),
            ("latvja", "latvia", 1),
            ("lituanai", "lithuania", 2), ("xyzw", "abcd", nil), ("abc", "abd", nil), ("germ", "germany", 0), ("zzermany", "germany", 2),
            ("ирун", "иран", 1), ("ирун", "бруней", 1), ("ирун", "аруба", nil), ("ирун", "грузия", nil), ("ирн", "иран", nil),
            ("фрацния", "франция", 1), ("ニホン", "コンゴ", nil), ("フランヌ", "フランス", 1), ("日木", "日本", 1), ("한굿", "한국", 1),
            ("本日", "日本", 1), ("木本", "日本", nil), ("日本国", "日本", 1), ("日木", "日", nil), ("日", "日本", nil), ("ドイシ", "ドイツ", 1),
            ("トイツ", "ドイツ", 1), ("ドイシ", "ドイツ語圏", nil),
            ("미극", "미국", 1), ("한구", "한국", 0), ("한굿", "영국", nil),
        ] as [(String, String, Int?)])
    func mistakes(word: String, text: String, count: Int?) {
        #expect(mistakes(word, text) == count)
    }

    @Test("Of words with as many mistakes a whole one is worth more than one that is only begun")
    func ranks() {
        func rank(_ word: String, _ text: String) -> Int? {
            let near = NearMatch(Array(word.utf8))
            return Array(text.utf8).withUnsafeBufferPointer { near.rank(in: $0, 0..<$0.count) }
        }
        let ranks: [Int?] = ["germany", "germn", "german", "gxrmany", "gxrmanyxyz", "japan"].map { rank("germany", $0) }
        #expect(ranks == [0, nil, 2, 2, 3, nil])
        #expect(rank("germ", "germany") == 1)
    }

    @Test(
        "A word that is mistyped at its beginning has the same two letters there, the other way round",
        arguments: [
            ("gremany", "germany", true), ("egrmany", "germany", true), ("armany", "germany", false), ("рифа", "ирфа", true),
            ("a", "ab", true),
        ])
    func beginnings(word: String, text: String, areAlike: Bool) {
        let near = NearMatch(Array(word.utf8))
        #expect(Array(text.utf8).withUnsafeBufferPointer { near.beginsAlike(in: $0, 0..<$0.count) } == areAlike)
    }

    @Test(
        "Two of three letters may have changed places",
        arguments: [
            ("nwe", "new", true), ("enw", "new", true), ("new", "new", false), ("wen", "new", false), ("nwe", "news", false),
            ("нюь", "нью", true), ("нью", "нью", false), ("北京市", "京北市", true), ("日", "本", false),
        ])
    func swaps(word: String, text: String, isSwapped: Bool) {
        let near = NearMatch(Array(word.utf8))
        #expect(Array(text.utf8).withUnsafeBufferPointer { near.isSwapped(in: $0, 0..<$0.count) } == isSwapped)
    }

    /// The optimal string alignment distance of a word and the likest beginning of a text, the plain way.
    private func distance(_ word: [Unicode.Scalar], _ text: [Unicode.Scalar], wholly: Bool) -> Int {
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
        let letters: [Unicode.Scalar] = ["a", "b", "c", "d", "e", "é", "ж", "本", "한", "국", "구"]
        let syllables: [Unicode.Scalar: [Unicode.Scalar]] = [
            "한": ["\u{1112}", "\u{1161}", "\u{11AB}"], "국": ["\u{1100}", "\u{116E}", "\u{11A8}"], "구": ["\u{1100}", "\u{116E}"],
        ]
        func bytes(_ text: [Unicode.Scalar]) -> [UInt8] { text.flatMap { Array(String($0).utf8) } }
        func typed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] { text.flatMap { syllables[$0] ?? [$0] } }
        var found = 0
        for _ in 1...20_000 {
            let word = (0..<Int.random(in: 4...9, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
            var text = word
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                if Bool.random(using: &random) || place == text.count {
                    text.insert(letters.randomElement(using: &random) ?? "a", at: place)
                } else {
                    text.remove(at: place)
                }
            }
            let least = distance(typed(word), typed(text), wholly: wholly)
            let near = NearMatch(bytes(word))
            let seen = bytes(text).withUnsafeBufferPointer { near.mistakes(in: $0, 0..<$0.count, wholly: wholly) }
            #expect(seen == (least <= near.allowed ? least : nil), "\(word) \(text)")
            if seen != nil { found += 1 }
        }
        #expect(found > 5000)
    }
}
