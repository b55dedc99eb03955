import TerminalText
import TestSupport
import Testing

@testable import Terminal

@Suite("Rows that have moved between two frames")
struct RowMoveTests {
    /// A row for each text; "" for an empty one.
    private func rows(_ texts: [String]) -> [DrawnRow] {
        texts.map { text in
            var row = DrawnRow()
            if !text.isEmpty { row.put(Field(SafeText(text), column: 0, width: 20, style: .plain)) }
            return row
        }
    }

    @Test("A row is the same whether its fields come as the array of before or as another of the same")
    func sameFields() {
        let fields = [0, 5].map { Field("word", column: $0, width: 5, style: .plain) }
        var (one, other, plain) = (DrawnRow(), DrawnRow(), DrawnRow())
        one.put(fields)
        // In an array of its own.
        other.put(fields.map { $0 })
        for field in fields { plain.put(field) }
        #expect(one == other && Array(one.fields) == Array(plain.fields) && !one.isEmpty)
        other.put(Field("mark", column: 0, width: 1, style: .bold))
        #expect(one != other && Array(other.fields).map(\.text) == ["word", "word", "mark"])
        other.clear()
        #expect(other == DrawnRow() && other.isEmpty)
    }

    private func found(_ before: [String], _ after: [String]) -> RowMove? {
        RowMove(of: before.indices.filter { before[$0] != after[$0] }, from: rows(before), to: rows(after))
    }

    /// What curses is told to show: the moved rows, and nothing where none has come from.
    private func moved(_ before: [String], _ move: RowMove) -> [String] {
        before.indices.map { row in
            guard move.band.contains(row) else { return before[row] }
            return move.source(of: row).map { before[$0] } ?? ""
        }
    }

    private let list = ["head", "a", "b", "c", "d", "e", "f", "row 6"]

    @Test("A list that scrolls moves, whatever else changes: the cursor's rows, and the status line")
    func scrolls() throws {
        let down = ["head", "b", "c", "d", "e", "f without cursor", "g", "row 7"]
        let move = try #require(found(list, down))
        #expect(move.distance == 1)
        #expect(moved(list, move).prefix(5) == down.prefix(5))
        let up = ["head", "0", "a without cursor", "b", "c", "d", "e", "row 0"]
        let back = try #require(found(list, up))
        #expect(back.distance == -1)
        #expect(moved(list, back)[3...6] == up[3...6])
    }

    @Test("By several rows, as the wheel scrolls", arguments: [2, 3])
    func scrollsFurther(distance: Int) throws {
        let before = (0..<20).map(String.init)
        let move = try #require(found(before, before[distance...] + (0..<distance).map { "new \($0)" }))
        #expect(move.distance == distance && move.band == 0...19)
    }

    @Test("Rows that stay, or change in place, or have moved in part, have not moved")
    func stays() {
        #expect(found(list, list) == nil)
        #expect(found(list, list.map { $0 + "!" }) == nil)
        #expect(found(list, ["head", "b", "x", "y", "z", "v", "w", "row 7"]) == nil)
        #expect(found(["a", "b"], ["a", "c"]) == nil)
    }

    @Test("No row is moved out of the screen, however rows are strewn", arguments: 0..<200)
    func anyFrames(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let before = (0..<12).map { _ in String(Int.random(in: 0...4, using: &random)) }
        let after = Bool.random(using: &random) ? before.shuffled(using: &random) : Array(before.dropFirst(2)) + ["x", "y"]
        guard let move = found(before, after) else { return }
        #expect(move.distance != 0 && move.band.lowerBound >= 0 && move.band.upperBound < before.count)
        #expect(abs(move.distance) < move.band.count)
    }
}
