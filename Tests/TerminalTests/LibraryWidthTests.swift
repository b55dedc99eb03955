import CNcurses
import Glibc
import Testing

@testable import TerminalText

@Suite("Widths against the C library")
struct LibraryWidthTests {
    /// The table is glibc 2.36's (Debian 12); others know other versions of Unicode.
    static var isDebian12: Bool {
        var name = [CChar](repeating: 0, count: 64)
        let length = confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
        return String(decoding: name.prefix(max(length, 1) - 1).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "glibc 2.36"
    }

    @Test("Every scalar is as wide as wcwidth in C.UTF-8 says", .enabled(if: isDebian12))
    func everyScalar() throws {
        let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
        let before = uselocale(locale)
        defer {
            uselocale(before)
            freelocale(locale)
        }
        var different: [UInt32] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), value != 0 else { continue }
            if Int(shim_wcwidth(value)) != ScalarWidth.columns(of: scalar) { different.append(value) }
        }
        #expect(different.isEmpty, "\(different.prefix(10))")
    }
}
