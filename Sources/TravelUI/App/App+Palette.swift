import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The line that is typed after ":", and what it comes to.
extension App {
    func openPalette(with text: String = "", isSearch: Bool = false) {
        palette = Palette(
            places, keys: keys, columns: view.screen.list?.sortColumns ?? [], theme: preferences.theme, history: history, text: text,
            isSearch: isSearch, answerable: view.screen.answerable,
            shownTrips: isSearch && navigation.isAtFeed && feed.isOfAllTrips ? feed.list.query : nil
        ) { [weak self] answer, keysBehind in
            guard let self, let palette else { return }
            var request = take(answer, of: palette)
            keepSoon()
            decidedLater(request)
            for key in keysBehind {
                if case .quit? = request { return }
                request = press(key)
                decidedLater(request)
            }
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
        case .chosen(.show(let found)) where palette.isSearch: open(found)
        case .chosen(let action): return perform(action)
        }
        return nil
    }

    func perform(_ action: PaletteAction) -> Request? {
        switch action {
        case .command(.signIn): signIn()
        case .signOut: signOut()
        case .command(let command): return perform(command)
        case .answered(let command, let text): return perform(command, answeredBy: text)
        case .sort(let column): view.screen.list?.sort(by: column)
        case .theme(let name): if let theme = ThemeName(rawValue: name) { use(theme) }
        case .show(let found): show(found)
        case .way(let origin, let destination, let conditions):
            view.push(RouteScreen(from: CountryReference(origin), to: CountryReference(destination), under: conditions, places))
        case .compare(let one, let other):
            if one.id == other.id { say(.information, BordersModel.sameText) } else { view.push(CompareScreen(one, other, places)) }
        case .map(let country): navigation.showOnMap(country)
        case .complete: break
        }
        return nil
    }

    /// Shows everything in another theme, and says so where its colours are not seen.
    private func use(_ theme: ThemeName) {
        preferences.theme = theme
        guard !drawn.hasColor, theme != .monochrome else { return }
        let why: SafeText = preferences.showsColors ? "This terminal has no colours" : "NO_COLOR is set"
        say(.information, why + ": the theme is on without its colours.")
    }

    /// Shows the trips of the feed that are asked for, for a page that Esc leads back to.
    func showTrips(_ request: TripRequest) {
        if !navigation.showTrips(request) { say(.information, "These are the trips that were asked for.") }
    }

    /// Shows what was found: that is no choice to be remembered.
    func open(_ found: Found) {
        if case .region(let region) = found { showTrips(TripRequest("", in: region)) } else { show(found) }
    }

    /// Shows what a name leads to; Esc leads back from a page.
    private func show(_ found: Found) {
        if view.screen.shows(found) { return say(.information, "Already at " + view.screen.title + ".") }
        switch found {
        case .country(let country): view.push(view.screen.list?.page(of: found) ?? BordersScreen(country, places))
        case .region(let region): navigation.chooseRegion(region, leadingToFeed: true)
        case .airport(let airport): showTrips(TripRequest(at: airport))
        case .trip(let trip): view.push(view.screen.list?.page(of: found) ?? TripScreen(trip, feed, places))
        case .trips(let filter): showTrips(TripRequest(filter))
        }
    }

    /// Does a command and types the text that it asks for. Where it asks for none, it has said why.
    private func perform(_ command: Command, answeredBy text: String) -> Request? {
        if let answer = view.screen.perform(command, answeredBy: text) { return follow(answer) }
        if let request = perform(command) { return request }
        if awaits(command, answeredBy: text) { return nil }
        // Where nothing can be filtered it is looked for everywhere.
        if palette != nil { openPalette(with: text, isSearch: true) }
        guard view.screen.isTyping else { return nil }
        // Enter would open what a filter finds.
        for key in [.control("u"), .paste(text), command == .filter ? .tab : .enter] as [Key] {
            if let request = view.screen.type(key).flatMap(follow) { return request }
        }
        return nil
    }
}
