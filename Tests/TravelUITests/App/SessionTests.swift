import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Where the last run ended", .timeLimit(.minutes(1)))
struct SessionTests {
    private func app(
        _ session: FakeSessionRepository, remembers: Bool = true, theme: ThemeName = .auto, outlines: FakeOutlineRepository? = nil,
        clock: HeldClock = HeldClock()
    ) -> App {
        var preferences = Preferences(remembers: remembers)
        preferences.theme = theme
        let app = App(
            Places(
                countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(Trip.samples, regions: Region.samples),
                regions: FakeRegionRepository(Region.samples), favourites: FakeFavouriteRepository(),
                airports: FakeAirportRepository(Airport.samples), outlines: outlines, session: session, format: .sample),
            preferences, clock: clock)
        app.started()
        app.seen()
        return app
    }

    private func lines(_ app: App) -> [String] {
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
        app.draw(on: canvas)
        return (0..<24).map(canvas.line)
    }

    private func selected(_ app: App) -> String {
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
        app.draw(on: canvas)
        return (2..<22).first { canvas.style(row: $0, column: 0) == Theme.standard.selected }.map(canvas.line) ?? ""
    }

    @Test(
        "what is remembered grows by what was typed alone, and what a run has forgotten comes back from no file",
        arguments: [
            (["a", "b"], ["a", "b"], ["b", "c"], ["b", "c"]), (["a", "b", "x"], ["a", "b"], ["b", "c"], ["x", "b", "c"]),
            (["a", "x"], ["a"], ["a"], ["a", "x"]), (["x", "c"], [], ["c"], ["x", "c"]),
        ])
    func history(file: [String], before: [String], typed: [String], expected: [String]) {
        var session = Session()
        session.history = file
        session.remember(typed, after: before)
        #expect(session.history == expected)
    }

    @Test("another instance goes on from what this one leaves alone: what was typed in its palette, and its theme")
    func twoInstances() async throws {
        func type(_ text: String, in app: App, until shown: String) async {
            for character in text { _ = app.press(.character(character)) }
            _ = app.press(.enter)
            await until { lines(app).contains { $0.contains(shown) } && !lines(app)[23].hasPrefix(":") }
        }
        let session = FakeSessionRepository()
        let (idle, busy, later) = (app(session), app(session), app(session))
        for app in [busy, later] { await until { lines(app).contains { $0.contains("13 countries") } } }
        await type(":germany", in: busy, until: "Countries › Germany")
        await type(":theme light", in: busy, until: "Countries › Germany")
        try await busy.ending()
        let left = try session.load()
        #expect(left.history == ["country Germany", "theme light"])
        #expect(left.theme == "light")
        try await idle.ending()
        #expect(try session.load().history == left.history)
        #expect(try session.load().theme == "light")
        await type(":japan", in: later, until: "Countries › Japan")
        await type(":germany", in: later, until: "Countries › Japan › Germany")
        try await later.ending()
        let history = try session.load().history
        #expect(history.first == "theme light" && history.last == "country Germany" && history.count == 3, "\(history)")
        #expect(try session.load().theme == "light")
    }

    @Test("the next one begins: filter, row, view, and what was chosen in the palette")
    func restored() async throws {
        let session = FakeSessionRepository()
        let first = app(session)
        await until { lines(first).contains { $0.contains("13 countries") } }
        for character in "/land" { _ = first.press(.character(character)) }
        _ = first.press(.tab)
        _ = first.press(.character("j"))
        let row = selected(first)
        #expect(!row.isEmpty)
        for character in ":theme auto" { _ = first.press(.character(character)) }
        _ = first.press(.enter)
        try await first.ending()

        let second = app(session)
        await until { selected(second) == row }
        #expect(lines(second).contains { $0.contains("with 'land'") })
        for key in [Key.character(":"), .up] { _ = second.press(key) }
        #expect(lines(second)[23].hasPrefix(":theme auto"))
        _ = second.press(.escape)
        _ = second.press(.character("2"))
        try await second.ending()
        #expect(lines(app(session))[1].hasPrefix(" Trips"))
    }

    @Test("with the theme that was chosen, unless it is the one that is set")
    func theme() async throws {
        let session = FakeSessionRepository()
        func choose(_ name: String, _ app: App) async throws {
            for character in ":theme " + name { _ = app.press(.character(character)) }
            _ = app.press(.enter)
            try await app.ending()
        }
        func color(_ app: App) -> Color {
            let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
            app.draw(on: canvas)
            return canvas.style(row: 0, column: 1).foreground
        }
        try await choose("light", app(session))
        #expect(color(app(session)) == .blue && color(app(session, remembers: false)) == .cyan)
        // What is set since is the newer wish, and the other one is not forgotten for it.
        let other = app(session, theme: .monochrome)
        #expect(color(other) == .standard)
        try await other.ending()
        #expect(color(app(session)) == .blue)
        try await choose("auto", app(session))
        #expect(color(app(session)) == .cyan)
        #expect(try session.load().theme == nil)
    }

    @Test("with the user's own filter, where another page had the feed filtered")
    func filteredFromElsewhere() async throws {
        let session = FakeSessionRepository()
        let first = app(session)
        _ = first.press(.character("2"))
        await until { lines(first).contains { $0.contains("4 trips") } }
        for key in [Key.enter, .character("T")] { _ = first.press(key) }
        #expect(lines(first).contains { $0.contains("Trips from ") })
        try await first.ending()
        #expect(try session.load().lists["trips"]?.query == nil)
    }

    @Test("with the country that was selected on the map")
    func map() async throws {
        let session = FakeSessionRepository()
        let first = app(session, outlines: FakeOutlineRepository())
        await until { lines(first).contains { $0.contains("13 countries") } }
        for character in "/poland" { _ = first.press(.character(character)) }
        for key in [Key.tab, .character("4")] { _ = first.press(key) }
        await until { lines(first)[1] == " Map: Poland" }
        try await first.ending()
        for _ in 1...2 {
            let next = app(session, outlines: FakeOutlineRepository())
            // Whether its countries have come by then or not.
            try await next.ending()
            await until { lines(next)[1] == " Map: Poland" }
            try await next.ending()
        }
    }

    @Test("with what the map showed, once the user had looked closer")
    func lookedCloser() async throws {
        let session = FakeSessionRepository()
        let first = app(session, outlines: FakeOutlineRepository())
        await until { lines(first).contains { $0.contains("13 countries") } }
        for character in "/poland" { _ = first.press(.character(character)) }
        for key in [Key.tab, .character("4")] { _ = first.press(key) }
        await until { lines(first)[22].hasPrefix(" Poland, ") && lines(first)[22].contains("a column is") }
        let before = lines(first)
        for character in "+l" { _ = first.press(.character(character)) }
        let closer = lines(first)
        #expect(closer[2..<22] != before[2..<22])
        try await first.ending()
        let next = app(session, outlines: FakeOutlineRepository())
        await until { lines(next) == closer }
    }

    /// Presses a key, and lets the moment pass after which what it has changed is kept.
    private func press(_ key: Character, in app: App, _ clock: HeldClock) async {
        _ = app.press(.character(key))
        for await _ in clock.waits { break }
        clock.ring()
        await app.keeper.settled()
    }

    @Test("is kept while it goes on as well: a moment after a key, once for several, and only where something is otherwise")
    func keptMeanwhile() async throws {
        let (session, clock) = (FakeSessionRepository(), HeldClock())
        let first = app(session, clock: clock)
        await until { lines(first).contains { $0.contains("13 countries") } }
        #expect(clock.waitingCount == 0, "who only looks changes nothing")
        for character in "/land" { _ = first.press(.character(character)) }
        _ = first.press(.tab)
        #expect(session.saved.isEmpty)
        await press("j", in: first, clock)
        #expect(session.saved.count == 1)
        let left = try #require(session.saved.first?.lists["countries"])
        #expect(left.query == "land" && left.selected != nil)
        // This run is killed here.
        let second = app(session)
        await until { selected(second) == selected(first) && !selected(second).isEmpty }
        // The page of keys comes and goes.
        for key in "?h" { await press(key, in: first, clock) }
        try await first.ending()
        #expect(session.saved.count == 1)
        await press("2", in: first, clock)
        try #require(session.saved.count == 2)
        #expect(session.saved[1].view == "trips" && session.saved[1].lists["countries"] == left)
    }

    @Test("that another instance has kept is not undone by an idle one, nor by what that changes elsewhere")
    func idleInstance() async throws {
        let (session, clock) = (FakeSessionRepository(), HeldClock())
        let (idle, busy) = (app(session), app(session, clock: clock))
        for app in [idle, busy] { await until { lines(app).contains { $0.contains("13 countries") } } }
        for character in "/land" { _ = busy.press(.character(character)) }
        _ = busy.press(.tab)
        await press("2", in: busy, clock)
        #expect(session.saved.count == 1)
        try await idle.ending()
        #expect(session.saved.count == 1)
        _ = idle.press(.character("3"))
        try await idle.ending()
        let both = try session.load()
        #expect(both.view == "favourites" && both.lists["countries"]?.query == "land")
    }

    @Test("that cannot be kept meanwhile is one line of the log, however often that is tried, and is said at the end")
    func failedMeanwhile() async {
        let failure = RepositoryError.storage(doing: "remember the session", cause: SampleFailure("disk full"))
        let (session, clock) = (FakeSessionRepository(saveFailure: failure), HeldClock())
        let app = app(session, clock: clock)
        await until { lines(app).contains { $0.contains("13 countries") } }
        for _ in 1...3 {
            await press("j", in: app, clock)
            _ = lines(app)
        }
        #expect(app.hasErrors)
        _ = app.press(.character("j"))
        await #expect(throws: RepositoryError.self) { try await app.ending() }
        #expect(app.errors.entries.map(\.line.string).filter { $0.contains("remember the session") }.count == 1)
    }

    @Test("is not kept meanwhile for who does not want it")
    func notKeptMeanwhile() async throws {
        let (session, clock) = (FakeSessionRepository(), HeldClock())
        let app = app(session, remembers: false, clock: clock)
        await until { lines(app).contains { $0.contains("13 countries") } }
        for character in "j2" { _ = app.press(.character(character)) }
        await until { lines(app).contains { $0.contains("4 trips") } }
        #expect(clock.waitingCount == 0)
        try await app.ending()
        #expect(session.saved.isEmpty)
    }

    @Test("with the theme of a version that did not remember which one was set before")
    func olderTheme() async throws {
        let session = FakeSessionRepository()
        try await session.change { $0.theme = "light" }
        let app = app(session)
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
        app.draw(on: canvas)
        #expect(canvas.style(row: 0, column: 1).foreground == .blue)
    }

    @Test("cannot be read: it begins anew, and says so")
    func unreadable() {
        let app = app(FakeSessionRepository(loadFailure: .storage(doing: "read the last session", cause: CancellationError())))
        #expect(lines(app)[1].hasPrefix(" Countries"))
        #expect(lines(app)[22].contains("Jaunt could not read the last session"))
    }

    @Test("is forgotten by who does not want it")
    func forgotten() async throws {
        let session = FakeSessionRepository()
        let first = app(session, remembers: false)
        _ = first.press(.character("2"))
        try await first.ending()
        #expect(lines(app(session))[1].hasPrefix(" Countries"))
    }

    @Test("is waited for by nobody while it is written; that it could not be is said wherever they are by then, until the next key")
    func slow() async {
        let (gate, failure) = (Gate(), RepositoryError.storage(doing: "remember the session", cause: SampleFailure("disk full")))
        let stage = Stage(session: FakeSessionRepository(saveFailure: failure, gate: gate))
        await stage.settled()
        stage.type("C ")
        #expect(stage.canvas().line(2).hasPrefix("Country"))
        stage.press(.escape)
        #expect(stage.way == "Countries" && !stage.status.hasPrefix("Jaunt"))
        gate.open()
        await stage.see("Jaunt could not remember the session (disk full)")
        stage.type("j")
        #expect(!stage.status.hasPrefix("Jaunt"))
    }
}
