import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Advice without a key in the status line", .timeLimit(.minutes(1)))
struct AdviceScreenTests {
    private nonisolated static let advice = "Set another token with JAUNT_TRIPS_TOKEN or trips.token_command."
    private nonisolated static let words = " 127.0.0.1:18555 says: Your IP is blocked, write to support"

    @Test(
        "makes room for what the server says, and stands among the errors",
        arguments: [
            (140, "\(words) (status 403). \(advice)"), (126, "\(words). \(advice)"), (125, "\(words) (status 403)."),
            (80, "\(words) (status 403)."), (60, words), (40, " 127.0.0.1:18555 says: Your IP is bloc…"),
        ] as [(Int, String)])
    func room(columns: Int, line: String) async {
        let stage = Stage()
        await stage.settled()
        let message = "Your IP is blocked, write to support"
        stage.countries.all.next(Reading(failure: .forbidden(source: "127.0.0.1:18555", message: message, advice: Self.advice)))
        stage.type("r")
        await stage.settled()
        #expect(stage.canvas(columns, 24).line(22) == line)
        stage.type("E")
        #expect(stage.screen(80, 24).unwrapped.contains(Self.advice))
    }
}
