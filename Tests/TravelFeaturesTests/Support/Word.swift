import TravelFeatures
import TravelKit

/// A record of one word, to fill lists with.
struct Word: Identifiable, Hashable, Sendable {
    let id: String
    var meaning = ""

    static func entries(_ words: [Word]) -> [ListEntry<Word>] { words.map { ListEntry($0, key: SearchKey([$0.id, $0.meaning])) } }
}

extension [Word] {
    /// Words from a text, parted by blanks.
    init(_ text: String) { self = text.split(separator: " ").map { Word(id: String($0)) } }
}

extension ListModel<Word> {
    /// The words that are shown, parted by blanks.
    var words: String { (0..<count).compactMap { item(at: $0)?.id }.joined(separator: " ") }

    /// Loads words that come in the order of the reading.
    func load(_ reading: Reading<Word>) { load(reading, prepare: { Word.entries($0) }) }
}
