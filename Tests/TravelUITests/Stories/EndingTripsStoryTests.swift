import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Trips that end while their list is on the screen", .timeLimit(.minutes(1)))
struct EndingTripsStoryTests {
    /// A time that goes on when a test says so.
    nonisolated private final class Watch: Sendable {
        let time = Mutex(Date.samplePresent)
    }

    @Test("Where trips lead is shown anew each minute, for as long as one of them is still to end")
    func destinations() async {
        let watch = Watch()
        var format = DisplayFormat.sample
        format.now = { watch.time.withLock { $0 } }
        let stage = Stage(format: format)
        stage.type("2")
        await stage.settled()
        stage.type("d")
        #expect(stage.screen().contains("Málaga"))
        #expect(stage.app.showsClock)
        watch.time.withLock { $0 += 5 * 86_400 }
        _ = stage.screen()
        await stage.settled()
        #expect(!stage.screen().contains("Málaga"))
        #expect(!stage.app.showsClock)
    }

    @Test("Favourites whose filter is for what has not expired lose a trip when it has, for as long as any is to end")
    func favourites() async {
        let watch = Watch()
        var format = DisplayFormat.sample
        format.now = { watch.time.withLock { $0 } }
        let stage = Stage(favourites: FakeFavouriteRepository([.toVilnius, .toMalaga]), format: format)
        stage.type("3")
        await stage.settled()
        await stage.see("Copenhagen → Málaga")
        #expect(stage.app.showsClock)
        stage.type("/!expired")
        #expect(stage.screen(140, 40).contains("Copenhagen → Málaga") && !stage.screen(140, 40).contains("Berlin → Vilnius"))
        watch.time.withLock { $0 += 5 * 86_400 }
        #expect(!stage.screen(140, 40).contains("Copenhagen → Málaga"))
        #expect(!stage.app.showsClock)
    }

    @Test("A filter for what has expired shows a trip when it has, and a frame is wanted each minute for as long as any is to end")
    func expired() async {
        let watch = Watch()
        var format = DisplayFormat.sample
        format.now = { watch.time.withLock { $0 } }
        let stage = Stage(format: format)
        stage.type("2")
        await stage.settled()
        _ = stage.screen()
        #expect(stage.app.showsClock)
        stage.type("/expired")
        #expect(stage.screen().contains("Berlin → Vilnius") && !stage.screen().contains("Copenhagen → Málaga"))
        #expect(stage.app.showsClock)
        watch.time.withLock { $0 += 5 * 86_400 }
        _ = stage.screen()
        #expect(stage.screen().contains("Copenhagen → Málaga"))
        stage.press(.escape, .escape)
        _ = stage.screen()
        #expect(!stage.app.showsClock)
    }
}
