import Testing

@testable import Terminal

@Suite("What is written about where the cursor goes")
struct CursorMovesTests {
    private func written(_ text: String) -> String {
        String(decoding: CursorMoves(rows: 40).written(Array(text.utf8)), as: UTF8.self)
    }

    @Test(
        "is what curses writes, with line feeds for what stands a few rows further down",
        arguments: [
            ("", ""), ("plain ±→", "plain ±→"),
            // The first move of a frame stays: nobody knows where the cursor was.
            ("\u{1B}[5;96Hone\u{1B}[6;96Htwo", "\u{1B}[5;96Hone\n\u{1B}[96Gtwo"), ("\u{1B}[5done\u{1B}[6dtwo", "\u{1B}[5done\ntwo"),
            ("\u{1B}[22d\r\u{1B}[23d\u{1B}[7mx", "\u{1B}[22d\r\n\u{1B}[7mx"), ("\u{1B}[9;1Hx\u{1B}[10;1Hy", "\u{1B}[9;1Hx\r\ny"),
            ("\u{1B}[Hx\u{1B}[2;1Hy", "\u{1B}[Hx\r\ny"), ("\u{1B}[9dx\u{1B}[10d\u{8}\u{8}y", "\u{1B}[9dx\n\u{8}\u{8}y"),
            // As far as that is shorter.
            ("\u{1B}[37;1H\u{1B}[39;119H", "\u{1B}[37;1H\n\n\u{1B}[119G"), ("\u{1B}[30;9H\u{1B}[33;9H", "\u{1B}[30;9H\u{1B}[33;9H"),
            ("\u{1B}[10d\u{1B}[14d", "\u{1B}[10d\n\n\n\n"), ("\u{1B}[10d\u{1B}[15d", "\u{1B}[10d\u{1B}[15d"),
            ("\u{1B}[5d\u{1B}[4d", "\u{1B}[5d\u{1B}[4d"), ("\u{1B}[5;3H\u{1B}[5;9H", "\u{1B}[5;3H\u{1B}[9G"),
            ("\u{1B}[5;3H\u{1B}[5d", "\u{1B}[5;3H\u{1B}[5d"), ("\u{1B}[5;3H\u{1B}[5;1H", "\u{1B}[5;3H\r"),
            // What keeps the cursor in its row changes nothing about that.
            (
                "\u{1B}[5d\u{1B}[0;1m\u{1B}[9G\u{1B}[3C\u{1B}[2D\u{1B}[K\u{1B}[4X\u{1B}[2P\u{1B}[@\u{1B}[?25l\u{1B}[6d",
                "\u{1B}[5d\u{1B}[0;1m\u{1B}[9G\u{1B}[3C\u{1B}[2D\u{1B}[K\u{1B}[4X\u{1B}[2P\u{1B}[@\u{1B}[?25l\n"
            ),
            ("\u{1B}[5;1H🇩🇪x\u{1B}[6;1Hy", "\u{1B}[5;1H🇩🇪x\u{1B}[6;1Hy"),
            // Behind anything else nobody knows the row.
            ("\u{1B}[5d\u{1B}[A\u{1B}[6d", "\u{1B}[5d\u{1B}[A\u{1B}[6d"), ("\u{1B}[5d\u{1B}8\u{1B}[6d", "\u{1B}[5d\u{1B}8\u{1B}[6d"),
            ("\u{1B}[5d\u{1B}M\u{1B}[6d", "\u{1B}[5d\u{1B}M\u{1B}[6d"), ("\u{1B}[5d\u{1B}", "\u{1B}[5d\u{1B}"),
            ("\u{1B}[5d\u{1B}[6", "\u{1B}[5d\u{1B}[6"), ("\u{1B}[5d\n\u{1B}[7d", "\u{1B}[5d\n\n"),
            // Where a part of the screen scrolls a line feed may scroll.
            (
                "\u{1B}[4;38r\u{1B}[37dx\u{1B}[38d\n\u{1B}[1;40r\u{1B}[3;9Hx\u{1B}[4;9Hy",
                "\u{1B}[4;38r\u{1B}[37dx\u{1B}[38d\n\u{1B}[1;40r\u{1B}[3;9Hx\n\u{1B}[9Gy"
            ),
            ("\u{1B}[1;20r\u{1B}[19d\u{1B}[20d", "\u{1B}[1;20r\u{1B}[19d\u{1B}[20d"),
        ])
    func bytes(_ frame: String, _ expected: String) {
        #expect(written(frame) == expected)
    }

    @Test(
        "A parameter is a number, or 1 where it is none",
        arguments: [
            ("\u{1B}[5;96H", [5, 96, 1]), ("\u{1B}[H", [1, 1, 1]), ("\u{1B}[;7H", [1, 7, 1]), ("\u{1B}[012;H", [12, 1, 1]),
            ("\u{1B}[?25;3h", [1, 3, 1]), ("\u{1B}[4:3;2m", [1, 2, 1]), ("\u{1B}[99999999999999999999;2H", [1, 2, 1]),
        ])
    func parameters(_ sequence: String, _ numbers: [Int]) {
        let read = ControlSequence(Array(sequence.utf8)[...])
        #expect((0..<3).map { read[$0] } == numbers)
    }
}
