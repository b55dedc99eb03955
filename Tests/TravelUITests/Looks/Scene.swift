import Foundation
import Terminal
import TerminalText
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
    case detailsBeside, detailsBelow, smallMap, elsewhere, mapOfWay, mapOfFlight, askingWay, askingComparison

    /// How large the screen is.
    private var size: (columns: Int, rows: Int) {
        switch self {
        case .tooSmall: (19, 4)
        case .detailsBeside, .smallMap, .elsewhere, .mapOfWay, .mapOfFlight: (120, 40)
        case .detailsBelow, .askingWay, .askingComparison: (80, 30)
        default: (64, 10)
        }
    }

    private var hasOutlines: Bool { [.map, .smallMap, .mapOfWay, .mapOfFlight].contains(self) }

    /// Those of a flight over the sample's outlines, where its map is shown.
    private var airports: [Airport] {
        guard self == .mapOfFlight else { return Airport.samples }
        return [
            Airport(
                code: "CPH", name: "Kastrup", city: "Copenhagen", country: "DK", coordinate: Coordinate(latitude: 3, longitude: -8)),
            Airport(code: "AGP", name: "Málaga", city: "Málaga", country: "ES", coordinate: Coordinate(latitude: -5, longitude: 9)),
        ]
    }

    /// Live ones alone where they stand among other things.
    private var trips: [Trip] { self == .elsewhere ? [.toRiga, .toMalaga, .toTokyo] : Trip.samples }

    /// The program with that on its screen.
    private func stage(_ theme: ThemeName) async -> Stage {
        let countries = FakeCountryRepository(self == .failure ? [] : Country.samples)
        if self == .failure { countries.all.next(Reading(failure: .unavailable(source: "https://api.example", status: 503))) }
        let stage = Stage(
            countries: countries, trips: FakeTripRepository(trips, regions: Region.samples),
            favourites: FakeFavouriteRepository([.toMalaga]), airports: FakeAirportRepository(airports), homes: ["VNO"],
            accounts: FakeAccountRepository(), outlines: hasOutlines ? FakeOutlineRepository() : nil,
            preferences: Preferences(theme: theme), picking: pick)
        await stage.settled()
        if self == .errors {
            stage.app.say("The clipboard's program could not be started: Permission denied")
            _ = stage.screen(size.columns, size.rows)
        }
        for keys in keys {
            keys.forEach { stage.press($0) }
            await stage.app.palette?.settled()
            await stage.settled()
            _ = stage.screen(size.columns, size.rows)
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
        case .errors: [text("E")]
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
        case .detailsBeside, .detailsBelow: [text("j")]
        case .smallMap: [text("/germany") + [.enter]]
        case .elsewhere: [text("/berlin")]
        case .mapOfWay: [text("/germany") + [.enter], text("w"), text("sloven"), [.enter], text("4")]
        case .mapOfFlight: [text("2"), text("/malaga") + [.tab], text("4")]
        case .askingWay: [text("/germany") + [.enter], text("w"), text("sl")]
        case .askingComparison: [text("/germany") + [.tab], text("c"), text("d")]
        }
    }

    /// What is seen.
    func canvas(_ theme: ThemeName) async -> GridCanvas {
        let stage = await stage(theme)
        if self == .palette { await stage.see("country Germany") }
        if self == .elsewhere { await stage.app.elsewhere?.settled() }
        if self == .smallMap {
            await until { stage.screen(size.columns, size.rows).unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } }
        }
        return stage.canvas(size.columns, size.rows)
    }

    /// Compares what is seen with what is expected: the text, and the styles in the dark theme and in the one without colours.
    func expect(
        _ text: String, monochromeText: String? = nil, dark: String, monochrome: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        for (theme, text, styles) in [(ThemeName.dark, text, dark), (.monochrome, monochromeText ?? text, monochrome)] {
            let canvas = await canvas(theme)
            expectScreen(canvas.text, text, sourceLocation: sourceLocation)
            expectScreen(canvas.styles, styles, sourceLocation: sourceLocation)
        }
    }
}
