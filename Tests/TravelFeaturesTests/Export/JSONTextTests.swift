import Foundation
import Testing
import TravelFeatures

/// JSON for a terminal: what an encoder may leave as it is, a terminal obeys.
@Suite struct JSONTextTests {
    @Test(arguments: [
        (#""Österreich 日本 🇩🇪""#, #""Österreich 日本 🇩🇪""#), ("\"\u{9B}31m\"", #""\u009b31m""#), ("\"\u{7F}\"", #""\u007f""#),
        ("\"\u{202E}x\u{2066}\"", #""\u202ex\u2066""#), ("\"\u{2028}\"", #""\u2028""#), ("\"\u{E0041}\"", #""\udb40\udc41""#),
        (#""a\u001bb""#, #""a\u001bb""#),
    ])
    func whatATerminalWouldObeyIsEscaped(json: String, escaped: String) {
        #expect(JSONText.escaped(json) == escaped)
    }

    @Test func everyScalarComesBack() throws {
        // Without the surrogates, which are no scalars.
        let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
        let escaped = JSONText.escaped(json)
        #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8))[0].unicodeScalars.elementsEqual(scalars))
        #expect(!escaped.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
}
