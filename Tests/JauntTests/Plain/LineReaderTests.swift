import Foundation
import Testing

@testable import jaunt

@Suite("Lines that are read", .timeLimit(.minutes(1)))
struct LineReaderTests {
    @Test(
        "have no mark before the first one, which by itself is none",
        arguments: [
            ("", []), ("\u{FEFF}", []), ("\u{FEFF}a", ["a"]), ("\u{FEFF}a\nb\n", ["a", "b"]), ("a\n\u{FEFF}", ["a", "\u{FEFF}"]),
            ("\na", ["", "a"]),
        ] as [(String, [String])])
    func mark(input: String, lines: [String]) async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        let reader = LineReader(pipe.fileHandleForReading.fileDescriptor)
        var read: [String] = []
        while let line = await reader.next() { read.append(line) }
        #expect(read.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
        try pipe.fileHandleForReading.close()
    }
}
