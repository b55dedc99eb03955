import TerminalText
import Testing
import TravelFeatures

@Suite("Servers that want to be left alone")
@MainActor
struct ServerWaitsTests {
    @Test("are named with how long they ask for, the last one first, until each wait is over")
    func waits() async {
        let waits = ServerWaits()
        #expect(waits.text == nil)
        let first = waits.asked(by: "api.example.org", for: .seconds(30))
        #expect(waits.text == "api.example.org asks to wait 30 s")
        let second = waits.asked(by: "\u{1B}[31mtrips.example", for: .seconds(5))
        #expect(waits.text == "\u{FFFD}[31mtrips.example asks to wait 5 s")
        await second()
        #expect(waits.text == "api.example.org asks to wait 30 s")
        await first()
        #expect(waits.text == nil)
    }
}
