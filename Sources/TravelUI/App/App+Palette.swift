import Terminal
import TravelFeatures
import TravelKit

/// The line that is typed after ":", and what it comes to.
extension App {
    func openPalette(with text: String = "", isSearch: Bool = false) {
        palette = Palette(
            places, keys: keys, columns: view.screen.sortColumns, history: history, text: text, isSearch: isSearch,
            shownTrips: isSearch && isAtFeed ? feed.list.query : nil
        ) { [weak self] answer in
            guard let self, let palette else { return }
            decidedLater(take(answer, of: palette))
        }
    }

    /// Does what the palette comes to.
    func take(_ answer: Palette.Answer, of palette: Palette) -> Request? {
        if case .taken = answer { return nil }
        history = palette.history
        self.palette = nil
        switch answer {
        case .taken, .left: return nil
        case .row(let number): return follow(view.screen.goToRow(number))
        case .chosen(let action): return perform(action)
        }
    }

    private func perform(_ action: PaletteAction) -> Request? {
        switch action {
        case .command(let command): return perform(command)
        case .sort(let column): view.screen.sort(by: column)
        case .theme(let name): if let theme = ThemeName(rawValue: name) { preferences.theme = theme }
        case .country(let country):
            if let place = views.firstIndex(where: { $0.command == .countries }) { show(place) }
            view.push(BordersScreen(country, places))
        case .way(let origin, let destination):
            view.push(RouteScreen(from: CountryReference(origin), to: CountryReference(destination), places))
        case .compare(let one, let other): view.push(CompareScreen(one, other, places))
        case .complete: break
        case .trips(let filter): showTrips(filter)
        case .region(let region):
            goToFeed()
            feed.regionChosen(region)
        case .trip(let trip):
            goToFeed()
            view.push(TripScreen(trip, feed, places))
        case .airport(let airport): showTrips(airport.code.text)
        }
        return nil
    }
}
