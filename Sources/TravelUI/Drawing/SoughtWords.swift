import Terminal
import TerminalText
import TravelFeatures

/// Words of a filter or a search that a row does not show: its details mark them, and say what of these was seen.
final class SoughtWords {
    private let words: [SearchHighlight]
    /// The texts of the facts, as far as they were drawn.
    private(set) var seen: [SafeText] = []

    init(_ words: [SearchHighlight]) { self.words = words }

    /// Marks the words in a text that was drawn, and cut to so many columns.
    func mark(_ text: SafeText, row: Int, column: Int, width: Int, style: Style, on canvas: any Canvas) {
        let text = text.cut(to: width, ascii: canvas.isASCII)
        seen.append(text)
        for place in words.flatMap({ $0.places(in: [text]).joined() }) {
            canvas.put(
                text.slice(from: place.lowerBound, columns: place.count), row: row, column: column + place.lowerBound, width: place.count,
                style: style)
        }
    }
}
