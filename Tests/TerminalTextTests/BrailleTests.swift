import Testing

@testable import TerminalText

@Suite("Dots as braille")
struct BrailleTests {
    @Test("are what the sanitiser makes of them, one a column, and a blank where there are none")
    func patterns() {
        let all = (UInt8.min...UInt8.max).map(\.self)
        var scalars = String.UnicodeScalarView(" ".unicodeScalars)
        scalars.append(contentsOf: (UInt32(0x2801)...0x28FF).compactMap(Unicode.Scalar.init))
        #expect(SafeText.braille(all) == SafeText(String(scalars)))
        #expect(SafeText.braille(all).width == 256)
        #expect(SafeText.braille([0x47, 0, 0]) == "⡇  ")
        #expect(SafeText.braille([]) == .empty)
        #expect(SafeText.braille([0, 0]).isASCII)
    }
}
