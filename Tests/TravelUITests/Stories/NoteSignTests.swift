import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The sign of a note", .timeLimit(.minutes(1)))
struct NoteSignTests {
    @Test("stands in place of the star in the list of favourites, where there may be no room for the note, and nowhere else")
    func sign() async {
        let kept = [Country.austria, .germany].map { country in
            Favourite(.country(country), note: country.alpha2 == "AT" ? "wine" : nil, addedAt: .samplePresent, seenAt: .samplePresent)
        }
        let stage = Stage(favourites: FakeFavouriteRepository(kept))
        await stage.settled()
        await stage.see("Austria ★")
        #expect(!stage.screen().contains("✎"))
        stage.type("3")
        await stage.see("Berlin")
        let lines = (3...4).map { stage.canvas(80, 24).line($0) }
        #expect(lines[0].hasPrefix("✎  Austria  ") && lines[1].hasPrefix("★  Germany  "), "\(lines)")
        #expect(stage.canvas(80, 24, isASCII: true).line(3).hasPrefix("#  Austria  "))
        stage.press(.enter)
        await stage.settled()
        #expect(!stage.screen().contains("✎"))
    }
}
