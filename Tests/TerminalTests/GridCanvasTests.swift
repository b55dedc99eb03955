import Terminal
import TerminalText
import Testing

@MainActor
@Suite("The canvas in memory")
struct GridCanvasTests {
    let canvas = GridCanvas(size: Size(rows: 3, columns: 10))

    @Test("A field has its width and its style, blanks too")
    func field() {
        canvas.put("ab", row: 0, column: 1, width: 4, style: .bold)
        #expect(canvas.text == " ab\n\n")
        #expect((0..<6).map { canvas.style(row: 0, column: $0).attributes.contains(.bold) } == [false, true, true, true, true, false])
        canvas.put("longer than this", row: 1, column: 0, width: 6, style: .plain)
        #expect(canvas.line(1) == "longe…")
    }

    @Test("What reaches over an edge is clipped")
    func clipping() {
        canvas.put("abcdef", row: 0, column: -2, width: 6, style: .plain)
        #expect(canvas.line(0) == "cdef")
        canvas.put("abcdef", row: 1, column: 7, width: 6, style: .plain)
        #expect(canvas.line(1) == "       abc")
        canvas.put("日本", row: 2, column: -1, width: 4, style: .plain)
        #expect(canvas.line(2) == " 本")
        canvas.put("日本", row: 2, column: 7, width: 4, style: .plain)
        #expect(canvas.line(2) == " 本    日")
    }

    @Test("No number is wrong", arguments: [Int.min, .min + 1, -1, 0, 1, .max - 1, .max], [Int.min, -1, 0, 1, .max])
    func anyNumber(_ place: Int, _ length: Int) {
        let text: SafeText = "日本abc"
        canvas.put(text, row: 0, column: place, width: length, style: .plain)
        canvas.put(text, row: place, column: length, width: 3, style: .plain)
        canvas.put(text, row: 0, column: length, width: place, style: .plain)
        canvas.fill(Rect(row: place, column: length, rows: length, columns: place), style: .bold)
        canvas.fill(Rect(row: length, column: place, rows: place, columns: length), style: .bold)
        canvas.placeCursor(row: place, column: length)
        _ = canvas.style(row: place, column: length)
        #expect(canvas.text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
        #expect(canvas.line(place).count <= 10)
    }

    @Test("S-10: half of a wide character that is overwritten leaves a blank")
    func halves() {
        canvas.put("日本国", row: 0, column: 0, width: 6, style: .plain)
        canvas.put("x", row: 0, column: 1, width: 1, style: .plain)
        #expect(canvas.line(0) == " x本国")
        canvas.put("x", row: 0, column: 2, width: 1, style: .plain)
        #expect(canvas.line(0) == " xx 国")
        canvas.put("日", row: 0, column: 3, width: 2, style: .plain)
        #expect(canvas.line(0) == " xx日 ".trimmed)
        canvas.put("本", row: 0, column: 4, width: 2, style: .plain)
        #expect(canvas.line(0) == " xx 本")
    }

    @Test("S-16: on an ASCII canvas everything is ASCII")
    func ascii() {
        let canvas = GridCanvas(size: Size(rows: 1, columns: 12), isASCII: true)
        canvas.put("Côte d’Ivoire", row: 0, column: 0, width: 12, style: .plain)
        #expect(canvas.text == "Cote d'Iv...")
        canvas.clear()
        canvas.put("日本 — é", row: 0, column: 0, width: 8, style: .plain)
        #expect(canvas.text == "???? - e")
        #expect(canvas.shown("日本 — é") == "???? - e" && self.canvas.shown("é") == "é")
    }

    @Test("A letter behind U+200D has a cell of its own, as tmux has no room for it in the one before")
    func joiners() {
        canvas.put("ශ්\u{200D}රීx", row: 0, column: 0, width: 8, style: .plain)
        #expect(!canvas.line(0).unicodeScalars.contains("\u{200D}") && canvas.line(0).hasSuffix("x"))
    }

    @Test("Without colours only the attributes of a style stay")
    func withoutColors() {
        let canvas = GridCanvas(size: Size(rows: 1, columns: 2), color: false)
        let style = Style(foreground: .red, background: .rgb(1, 2, 3), attributes: [.bold, .underline])
        canvas.put("a", row: 0, column: 0, width: 1, style: style)
        canvas.put("b", row: 0, column: 1, width: 1, style: Style(foreground: .red))
        #expect(canvas.style(row: 0, column: 0) == Style(attributes: [.bold, .underline]))
        #expect(canvas.style(row: 0, column: 1) == .plain)
    }

    @Test("The cursor is where it was put, or hidden")
    func cursor() {
        #expect(canvas.cursor == nil)
        canvas.placeCursor(row: 2, column: 9)
        #expect(canvas.cursor?.row == 2 && canvas.cursor?.column == 9)
        canvas.placeCursor(row: 3, column: 0)
        #expect(canvas.cursor == nil)
        canvas.placeCursor(row: 0, column: 0)
        canvas.hideCursor()
        #expect(canvas.cursor == nil)
    }

    @Test("Filling and clearing")
    func filling() {
        canvas.put("aaaaaaaaaa", row: 1, column: 0, width: 10, style: .plain)
        canvas.fill(Rect(canvas.size).inset(rows: 1, columns: 2), style: .reversed)
        #expect(canvas.line(1) == "aa      aa")
        #expect(canvas.style(row: 1, column: 2) == .reversed)
        canvas.clear()
        #expect(canvas.text == "\n\n")
        #expect(canvas.style(row: 1, column: 2) == .plain)
    }

    @Test("T-13: a canvas without cells takes everything", arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (-1, -1)])
    func tiny(_ rows: Int, _ columns: Int) {
        let canvas = GridCanvas(size: Size(rows: rows, columns: columns))
        canvas.put("日本", row: 0, column: 0, width: 4, style: .plain)
        canvas.fill(canvas.bounds.inset(rows: 1, columns: 1), style: .bold)
        #expect(canvas.text.count <= 4)
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
