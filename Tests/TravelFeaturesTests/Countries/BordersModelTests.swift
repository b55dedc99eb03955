import Foundation
import Synchronization
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The page of a country", .timeLimit(.minutes(1)))
@MainActor
struct BordersModelTests {
    private let repository = FakeCountryRepository()

    private func model(_ reference: CountryReference = .name("Germany")) -> BordersModel {
        BordersModel(reference: reference, repository: repository, format: .sample)
    }

    private func names(_ model: BordersModel) -> [String] { model.list.items.map(\.name) }

    @Test("It loads, shows the facts before the neighbours, then both; the requests are chained")
    func chain() async {
        let (named, coded) = (repository.named.nextScript(), repository.coded.nextScript())
        let model = model(CountryReference(.germany))
        #expect(model.title == "Germany")
        model.viewOpened()
        #expect(model.state.isLoading && model.state.value == nil)

        named.finish(with: [.germany])
        await until { model.state.value != nil }
        #expect(model.state.isLoading)
        #expect(model.state.value?.country == .germany)
        #expect(model.state.value?.borders == nil && !model.hasNoBorders)

        coded.finish(with: [.austria, .germany, .iceland])
        await model.settled()
        #expect(repository.named.calls == ["Germany"])
        #expect(repository.coded.calls == [["AUT", "BEL", "CZE", "DNK", "FRA", "LUX", "NLD", "POL", "CHE"]])
        guard case .loaded(let page) = model.state else {
            Issue.record("The state is \(model.state)")
            return
        }
        #expect(page.borders?.map(\.name) == ["Austria"], "what was not asked for is left out")
        #expect(names(model) == ["Austria"] && model.list.freshness == .live)
    }

    @Test("That the source no longer has a country is said beside what it once gave, and no names that are like it")
    func gone() async throws {
        let model = model()
        repository.named.next(Reading([.germany]))
        repository.coded.next(Reading([.austria]))
        model.viewOpened()
        await model.settled()
        let facts = model.facts
        repository.named.next(Reading(failure: .notFound(.country, "Germany")))
        model.reloadRequested()
        await model.settled()
        #expect(model.facts == facts && model.suggestions == [])
        let failure = try #require(model.state.failure)
        #expect(failure.sentence == "The source no longer has 'Germany'." && failure.remedy == .other("What is shown is from before."))
    }

    @Test("What the list that led here knows is shown at once, and stays when nothing more can be had")
    func known() async {
        let named = repository.named.nextScript()
        repository.all.next(Reading(failure: .notStored))
        let model = BordersModel(
            reference: CountryReference(.germany), known: .germany, repository: repository, format: .sample)
        model.viewOpened()
        #expect(model.state.isLoading)
        #expect(model.state.value == CountryBorders(country: .germany, borders: nil))
        named.fail(.unreachable(source: "example.org", cause: CancellationError()))
        await model.settled()
        #expect(model.state.value?.country == .germany && model.state.error != nil)
    }

    @Test("Trips are looked for when the neighbours are there, or cannot be had: a feed is a lot to read", arguments: [true, false])
    func trips(hasNeighbours: Bool) async {
        let (named, coded) = (repository.named.nextScript(), repository.coded.nextScript())
        repository.all.next(Reading(failure: .notStored))
        let asked = Mutex(0)
        let page = BordersModel(
            reference: CountryReference(.germany), known: .germany, repository: repository,
            trips: { _, _ in
                asked.withLock { $0 += 1 }
                return [Fact("Trips", "3 trips")]
            }, format: .sample)
        page.viewOpened()
        named.finish(with: [.germany])
        await until { page.state.value?.country == .germany }
        #expect(asked.withLock { $0 } == 0)
        if hasNeighbours {
            coded.finish(with: [.austria])
        } else {
            coded.fail(.unreachable(source: "example.org", cause: CancellationError()))
        }
        await page.settled()
        #expect(page.facts.contains { $0.label == "Trips" })
        #expect(asked.withLock { $0 } == 1)
    }

    @Test("Out of reach, the neighbours come from the stored list of countries, with its age and the reason")
    func outOfReach() async {
        let repository = FakeCountryRepository(Country.samples)
        let date = Date(timeIntervalSince1970: 7)
        let stored = Country.samples
        repository.named.next(Reading(failure: .unreachable(source: "example.org", cause: CancellationError())))
        repository.all.next(
            Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                #expect(wish == .stored)
                await yield(Part(stored, freshness: .stored(at: date)))
            })
        let model = BordersModel(reference: CountryReference(.germany), known: .germany, repository: repository, format: .sample)
        model.viewOpened()
        await model.settled()
        #expect(model.list.total == 9)
        #expect(model.list.freshness == .stored(at: date))
        #expect(model.state.value?.borders?.count == 9 && model.state.error != nil)
    }

    @Test("Airports that could not be had are looked for again when the page is loaded anew")
    func airportsAgain() async {
        let airports = FakeAirportRepository()
        airports.inCountry.always { _ in Reading(failure: .unreachable(source: "example.org", cause: CancellationError())) }
        let model = BordersModel(
            reference: CountryReference(.germany), known: .germany, repository: FakeCountryRepository(Country.samples), airports: airports,
            format: .sample)
        model.viewOpened()
        await model.settled()
        #expect(!model.facts.contains { $0.label == "Airports" })
        let berlin = Airport(code: "BER", name: "Berlin Brandenburg Airport", city: "Berlin", country: "DE")
        airports.inCountry.always { _ in Reading([berlin]) }
        model.reloadRequested()
        await until { model.facts.contains { $0.label == "Airports" } }
    }

    @Test("What is found out besides is there when all of it is; it stays for a reload, and is looked for again when the page is opened")
    func lateFacts() async {
        let airports = FakeAirportRepository()
        let script = airports.inCountry.nextScript()
        let reloads = Mutex<[Bool]>([])
        let model = BordersModel(
            reference: CountryReference(.germany), repository: FakeCountryRepository(Country.samples), airports: airports,
            trips: { _, isReload in
                reloads.withLock { $0.append(isReload) }
                return [Fact("Trips", "3 trips")]
            }, format: .sample)
        model.viewOpened()
        await until { !model.state.isLoading && !model.tripFacts.isEmpty }
        #expect(model.isAwaited && model.lateFacts == nil)
        script.finish(with: [Airport(code: "BER", name: "Berlin Brandenburg Airport", city: "Berlin", country: "DE")])
        await model.settled()
        #expect(!model.isAwaited && model.lateFacts?.map(\.label) == ["Local time", "Airports", "Trips"])

        model.reloadRequested()
        #expect(model.isAwaited && model.lateFacts?.count == 3)
        await model.settled()
        model.viewOpened()
        #expect(model.isAwaited && model.lateFacts == nil)
        await model.settled()
        #expect(!model.isAwaited && model.lateFacts?.count == 3)
        #expect(reloads.withLock { $0 } == [false, true, false])
    }

    @Test("Opening it again does not load it again")
    func openedAgain() async {
        let repository = FakeCountryRepository(Country.samples)
        let model = BordersModel(reference: .name("Germany"), repository: repository, format: .sample)
        model.viewOpened()
        await model.settled()
        model.viewOpened()
        #expect(repository.named.calls.count == 1)
        #expect(model.list.total == 9)
    }

    @Test("A country without land borders makes one request")
    func island() async {
        repository.named.next(Reading([.iceland]))
        let model = model(.name("Iceland"))
        model.viewOpened()
        await model.settled()
        #expect(model.hasNoBorders)
        #expect(repository.coded.calls.isEmpty)
        #expect(model.state.value?.borders == [])
    }

    @Test("Nobody is called that: the error comes at once, and the nearest names when they are known")
    func notFound() async {
        repository.named.next(Reading(failure: .notFound(.country, "Germny")))
        let everyone = repository.all.nextScript()
        let model = model(.name("Germny"))
        model.viewOpened()
        await until { model.state.error != nil }
        #expect(model.suggestions.isEmpty)
        everyone.finish(with: Country.samples)
        await model.settled()
        #expect(model.suggestions == ["Germany"])
        #expect(model.title == "Germny")
    }

    @Test("The nearest countries are named as they are shown, each once, whether that name was mistyped or the English one")
    func localSuggestions() async {
        var (germany, austria) = (Country.germany, Country.austria)
        germany.localName = Country.LocalName(text: "Deutschland", order: "1")
        austria.localName = Country.LocalName(text: "Austria", order: "2")
        for (typed, meant) in [("Germny", "Deutschland"), ("deutschlnd", "Deutschland"), ("Astria", "Austria")] {
            repository.named.next(Reading(failure: .notFound(.country, typed)))
            repository.all.next(Reading([germany, austria]))
            let model = model(.name(typed))
            model.viewOpened()
            await model.settled()
            #expect(model.suggestions == [meant])
        }
    }

    @Test("Where nobody is called that, records that could not be read are said: it may be one of them")
    func unreadable() async {
        repository.named.next(Reading(failure: .notFound(.country, "Chad")))
        let everyone = repository.all.nextScript()
        everyone.send(Part([.austria], skipped: 1, whySkipped: "line 2, population: it is not a number"))
        everyone.finish()
        let model = model(.name("Chad"))
        model.viewOpened()
        await model.settled()
        let words = "1 of 2 records could not be read and was skipped (line 2, population: it is not a number)."
        #expect(model.skipped?.line.string == words)
    }

    @Test("Where nothing is like the name there are no suggestions")
    func nothingLikeIt() async {
        repository.named.next(Reading(failure: .notFound(.country, "!!!")))
        repository.all.next(Reading(Country.samples))
        let model = model(.name("!!!"))
        model.viewOpened()
        await model.settled()
        #expect(model.suggestions.isEmpty && model.state.error != nil)
    }

    @Test("Without the list of countries there are no suggestions, and the error stands alone")
    func noSuggestions() async {
        repository.named.next(Reading(failure: .notFound(.country, "Germny")))
        repository.all.next(Reading(failure: .unavailable(source: "api", status: 500)))
        let model = model(.name("Germny"))
        model.viewOpened()
        await model.settled()
        guard case .notFound(.country, "Germny")? = model.state.error else {
            Issue.record("The error is \(String(describing: model.state.error))")
            return
        }
        #expect(model.suggestions.isEmpty)
    }

    @Test("Suggestions that come late are not those of the reload that has begun since")
    func lateSuggestions() async {
        repository.named.next(Reading(failure: .notFound(.country, "Germny")))
        let everyone = repository.all.nextScript()
        let model = model(.name("Germny"))
        model.viewOpened()
        await until { model.state.error != nil }
        let again = repository.named.nextScript()
        model.reloadRequested()
        await everyone.cancelled()
        #expect(model.state.isLoading)
        repository.coded.next(Reading([.austria]))
        again.finish(with: [.germany])
        await model.settled()
        #expect(model.state.value?.country == .germany)
        #expect(model.suggestions.isEmpty && model.state.error == nil)
    }

    @Test("Old neighbours stay while new ones are on their way, and when these cannot be had")
    func reload() async {
        repository.named.always { _ in Reading([.germany]) }
        repository.coded.next(Reading([.austria, .samples[4]]))
        let model = model()
        model.viewOpened()
        await model.settled()
        let neighbours = names(model)
        #expect(neighbours == ["Austria", "Belgium"])
        model.list.moveCursor(to: 1)

        let script = repository.coded.nextScript()
        model.reloadRequested()
        #expect(model.state.value?.borders?.count == 2)
        script.fail(.timedOut(source: "api", cause: SampleFailure("late")))
        await model.settled()
        #expect(model.state.error != nil)
        #expect(model.state.value?.borders?.map(\.name) == neighbours)
        #expect(names(model) == neighbours)
        #expect(model.list.selected?.name == "Belgium")
    }

    @Test("A reload that is under way is not begun again")
    func reloadedOnce() async {
        let (asked, answered) = (Gate(), Gate())
        repository.named.next(
            Reading { (yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                asked.open()
                await answered.pass()
                await yield(Part([.germany]))
            })
        repository.named.always { _ in Reading([.austria]) }
        repository.coded.always { _ in Reading([.austria]) }
        let model = model()
        model.reloadRequested()
        await asked.pass()
        for _ in 0..<3 { model.reloadRequested() }
        answered.open()
        await model.settled()
        #expect(model.state.value?.country == .germany && repository.named.calls.count == 1)
    }

    @Test("Stored neighbours say how old they are until fresh ones come")
    func stored() async {
        let date = Date.samplePresent.addingTimeInterval(-3600)
        repository.named.next(Reading([.germany]))
        let script = repository.coded.nextScript()
        script.send(Part([.austria], freshness: .stored(at: date)))
        script.finish()
        repository.named.next(Reading([.germany]))
        let live = repository.coded.nextScript()
        let model = model()
        model.viewOpened()
        await until { model.list.freshness == .stored(at: date) }
        #expect(model.state.isLoading)
        live.send(Part([.austria]))
        live.finish()
        await model.settled()
        #expect(!model.state.isLoading && model.list.freshness == .live)
    }

    @Test("A neighbour without a native name has a dash")
    func row() {
        let row = model().row(Border(.sample("AQ", "ATA", "Antarctica")))
        #expect(row.cells.map(\.string) == ["Antarctica", "0", "—", "—"])
    }
}
