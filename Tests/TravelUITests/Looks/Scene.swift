import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

/// What somebody may have on the screen: every view and every dialog.
enum Scene: String, CaseIterable, Sendable {
    case countries, noMatch, country, trips, trip, favourites, regions, routes, fares, keys, errors
    case filtering, searching, exporting, sorting, arranging, palette, signIn, failure, tooSmall
    case way, comparing, destinations, marked, map, noting, finding, saying
    case pickingCountry, pickingAirport, pickingTrip

    /// The program with that on its screen.
    private func stage(_ theme: ThemeName) async -> Stage {
        let countries = FakeCountryRepository(self == .failure ? [] : Country.samples)
        if self == .failure { countries.all.next(Reading(failure: .unavailable(source: "https://api.example", status: 503))) }
        let stage = Stage(
            countries: countries, favourites: FakeFavouriteRepository([.toMalaga]), homes: ["VNO"], accounts: FakeAccountRepository(),
            outlines: self == .map ? FakeOutlineRepository() : nil, preferences: Preferences(theme: theme), picking: pick)
        await stage.settled()
        for keys in keys {
            keys.forEach { stage.press($0) }
            await stage.app.palette?.settled()
            await stage.settled()
            _ = stage.screen(64, 10)
        }
        return stage
    }

    /// From which list the user is to choose; nil where they are not.
    private var pick: Pick? {
        switch self {
        case .pickingCountry: .countries { _ in }
        case .pickingAirport: .airports { _ in }
        case .pickingTrip: .trips { _ in }
        default: nil
        }
    }

    /// What is pressed, in pieces after which everything is to be there.
    private var keys: [[Key]] {
        func text(_ text: String) -> [Key] { text.map(Key.character) }
        return switch self {
        case .countries: [text("jm")]
        case .noMatch: [text("/zzz") + [.tab]]
        case .country: [text("/germany") + [.enter]]
        case .trips: [text("2"), text("j")]
        case .trip: [text("2"), [.enter]]
        case .favourites: [text("3")]
        case .regions: [text("2"), text("R")]
        case .routes: [text("/germany") + [.enter], text("p")]
        case .fares: [text("/germany") + [.enter], text("p"), [.enter]]
        case .keys: [text("?")]
        case .errors: [text("e") + [.control("w"), .enter], [.escape], text("E")]
        case .filtering: [text("/an")]
        case .searching: [[.control("f")] + text("land")]
        case .exporting: [text("mme")]
        case .sorting: [text("gs5s")]
        case .arranging: [text("C j")]
        case .palette: [text(":ger")]
        case .signIn: [text("Sme@example.org"), [.enter] + text("wrong") + [.enter]]
        case .failure: []
        case .tooSmall: []
        case .way: [text("/germany") + [.enter], text("w"), text("sloven"), [.enter]]
        case .comparing: [text("/germany") + [.tab], text("c"), text("denm"), [.enter]]
        case .destinations: [text("2"), text("d")]
        case .marked: [text("mmm/'er") + [.tab]]
        case .map: [text("/germany") + [.tab], text("4")]
        case .noting: [text("3"), text("asunny")]
        case .finding: [text("F"), text("riga")]
        case .saying: [text("2"), [.enter], text("o")]
        case .pickingCountry: [text("mjm")]
        case .pickingAirport: [text("/rit")]
        case .pickingTrip: [text("j")]
        }
    }

    /// What is seen.
    func canvas(_ theme: ThemeName) async -> GridCanvas {
        let stage = await stage(theme)
        if self == .palette { await stage.see("country Germany") }
        return self == .tooSmall ? stage.canvas(19, 4) : stage.canvas(64, 10)
    }

    /// Compares what is seen with what is expected: the text, and the styles in the dark theme and in the one without colours.
    func expect(
        _ text: String, dark: String, monochrome: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        for (theme, styles) in [(ThemeName.dark, dark), (.monochrome, monochrome)] {
            let canvas = await canvas(theme)
            expectScreen(canvas.text, text, sourceLocation: sourceLocation)
            expectScreen(canvas.styles, styles, sourceLocation: sourceLocation)
        }
    }
}
