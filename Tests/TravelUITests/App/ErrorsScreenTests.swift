import Terminal
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The page of errors", .timeLimit(.minutes(1)))
struct ErrorsScreenTests {
    @Test("What went wrong stays there, with where and why, the newest first")
    func errors() async {
        let stage = Stage()
        await stage.settled()
        stage.type("E")
        #expect(stage.status == "nothing went wrong")
        stage.press(.escape)
        for _ in 0..<2 {
            stage.countries.all.next(Reading(failure: .unreachable(source: "example.org", cause: Cause("connection refused"))))
            stage.type("r")
            await stage.see("cannot be reached")
        }
        stage.app.say("The browser cannot be started.")
        _ = stage.canvas()
        stage.type("E")
        expectScreen(
            stage.screen(80, 12),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Errors
            When         Where        What                              Why
            just now     Countries    The browser cannot be started.    —
            just now     Countries    example.org cannot be reached.    connection refused
            just now     Countries    example.org cannot be reached.    connection refused



            The browser cannot be started.
             3 errors, the newest first
             Esc back  / filter  Q quit
            """)
        stage.type("s3")
        #expect(stage.status == "3 errors" && stage.canvas(80, 12).line(5).contains("The browser"))
        stage.type("s3")
        #expect(stage.canvas(80, 12).line(3).contains("The browser"))
        stage.type("E")
        #expect(stage.way == "Countries")
    }

    @Test("What could not be exported has its cause beside it, too")
    func export() async {
        let stage = Stage()
        await stage.settled()
        stage.exporter.fail(.storage(doing: "write the file", cause: Cause("disk full")))
        stage.type("e")
        stage.press(.enter)
        await stage.see("Jaunt could not write the file (disk full).")
        stage.press(.escape)
        stage.type("E")
        let row = stage.canvas(120, 12).line(3)
        #expect(row.contains("  Jaunt could not write the file.  ") && row.contains("  disk full"), "\(row)")
    }

    private struct Cause: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
