import TerminalText
import TravelFeatures
package import TravelKit

/// A list that the user chooses from, and what takes the choice.
package struct Pick {
    let view: (Places, Preferences, TripsModel) -> View

    /// All countries.
    package static func countries(_ take: @escaping ([Country]) -> Void) -> Pick {
        Pick { places, preferences, _ in
            let screen = CountriesScreen(places, showsFlags: preferences.showsFlags)
            screen.pane.whenPicked = take
            return View("Choose a country", .countries, root: screen)
        }
    }

    /// All airports.
    package static func airports(_ take: @escaping ([Airport]) -> Void) -> Pick {
        Pick { places, _, _ in
            let screen = AirportsScreen(places)
            screen.pane.whenPicked = take
            return View("Choose an airport", nil, root: screen)
        }
    }

    /// The trips of the feed.
    package static func trips(_ take: @escaping ([Trip]) -> Void) -> Pick {
        Pick { places, _, feed in
            let screen = TripsScreen("Trips", feed, places, of: .feed)
            screen.pane.whenPicked = take
            return View("Choose a trip", .trips, root: screen)
        }
    }
}
