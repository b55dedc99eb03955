import Terminal
import TestSupport
import TravelFeatures
import TravelKit

@testable import TravelUI

/// Somewhere in the program: every view, page, panel and dialog, in the states in which they look different.
enum Place: String, CaseIterable, Sendable {
    case countries, filtered, prompt, borders, island, trips, trip, favourites, regions, routes, fares, noFares, signIn, keys, error,
        loading, sorting, arranging, searching, exporting, marked, scrolled, detailed, detailedTrips, noMatch, errors, way, comparison,
        destinations, map, mapOfWay, note, find, found

    /// What is pressed to come there.
    private var keys: [Key] {
        func text(_ text: String) -> [Key] { text.map(Key.character) }
        return switch self {
        case .countries, .error, .loading: []
        case .filtered: text("/land")
        case .prompt: text(":123")
        case .borders: text("/germany") + [.enter]
        case .island: text("/iceland") + [.enter]
        case .trips: text("2")
        case .trip: text("2") + [.enter]
        case .favourites: text("3")
        case .regions: text("2R")
        case .routes: text("/germany") + [.enter] + text("p")
        case .fares: text("/germany") + [.enter] + text("p") + [.enter]
        case .noFares: text("/austria") + [.enter] + text("p")
        case .signIn: text("Sme@example.org") + [.enter] + text("wrong") + [.enter]
        case .keys: text("?")
        case .sorting: text("s")
        case .arranging: text("C")
        case .searching: [.control("f")] + text("land")
        case .exporting: text("e")
        case .marked: text("mm/'er") + [.tab]
        case .scrolled: text(">>>")
        case .detailed: text("z")
        case .detailedTrips: text("2z")
        case .noMatch: text("/zzz") + [.tab]
        case .errors: text("E")
        case .way: text("/germany") + [.enter] + text("wsloven") + [.enter]
        case .comparison: text("/germany") + [.tab] + text("cdenm") + [.enter]
        case .destinations: text("2d")
        case .map: text("/germany") + [.tab] + text("4")
        case .mapOfWay: text("/germany") + [.enter] + text("wsloven") + [.enter] + text("4")
        case .note: text("fa")
        case .find: text("Friga")
        case .found: [.control("f")] + text("land") + [.enter]
        }
    }

    /// The program there.
    func stage() async -> Stage {
        let countries = [.error, .loading].contains(self) ? FakeCountryRepository() : FakeCountryRepository(Country.samples)
        // What is looked for by a key finds the same.
        for _ in 1...5 where self == .loading { _ = countries.all.nextScript() }
        if self == .error { countries.all.always { _ in Reading(failure: .unavailable(source: "https://api.example", status: 503)) } }
        let stage = Stage(
            countries: countries, homes: ["VNO"], accounts: FakeAccountRepository(),
            outlines: [.map, .mapOfWay].contains(self) ? FakeOutlineRepository() : nil)
        await settle(stage)
        for key in keys {
            stage.press(key)
            await settle(stage)
        }
        return stage
    }

    /// Waits until nothing is on its way, where that comes to an end.
    func settle(_ stage: Stage) async {
        _ = stage.canvas(60, 24)
        await stage.app.places.marks.settled()
        guard self != .loading else { return }
        await stage.app.palette?.settled()
        await stage.settled()
    }
}
