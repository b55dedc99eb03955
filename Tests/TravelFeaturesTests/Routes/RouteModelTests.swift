import Synchronization
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The page of a way over land", .timeLimit(.minutes(1)))
@MainActor
struct RouteModelTests {
    private func model(
        _ origin: CountryReference, _ destination: CountryReference, _ repository: FakeCountryRepository,
        _ conditions: RouteConditions = RouteConditions()
    ) -> RouteModel {
        RouteModel(from: origin, to: destination, under: conditions, repository: repository, outlines: nil, format: .sample)
    }

    @Test("Ways through the same countries are told apart by their order")
    func order() throws {
        let named = Country.samples.sortedByName()
        func route(_ codes: String...) -> LandRoute {
            LandRoute(codes.compactMap { code in named.first { $0.alpha2 == code } }.map { LandRoute.Step($0, distance: nil) })
        }
        let facts = RouteText(.sample).facts(
            [route("DE", "AT", "SI", "LU"), route("DE", "AT", "SI", "AT", "LU"), route("DE", "BE", "SI", "LU")], shown: 0, mark: "*")
        #expect(facts[1].value.string.hasSuffix(", by Austria, Slovenia, Austria"))
        #expect(facts[2].value.string.hasSuffix(", by Belgium, not Austria"))
        // Be it not the first one that they share them with.
        let others = RouteText(.sample).facts(
            [route("DE", "LU"), route("DE", "AT", "SI", "LU"), route("DE", "SI", "AT", "LU")], shown: 0, mark: "*")
        #expect(others[1].value.string.hasSuffix(", by Austria, Slovenia") && others[2].value.string.hasSuffix(", by Slovenia, Austria"))
    }

    @Test("It is called by the countries' names, though they are asked for by codes and there is no way")
    func noWay() async {
        let model = model(.code("JP"), .code("DE"), FakeCountryRepository(Country.samples))
        #expect(model.title == "Japan → Germany", "while nothing is there")
        model.viewOpened()
        await model.settled()
        #expect(model.gap != nil)
        #expect(model.title == "Japan → Germany")
    }

    @Test("What the source calls them counts, with a way and without")
    func names() async {
        let countries = [Country.germany, .sample("PL", "POL", "Lechia", borders: ["DEU"]), .sample("IS", "ISL", "Thule")]
        for (code, title) in [("PL", "Lechia → Germany"), ("IS", "Thule → Germany")] {
            let model = model(.code(code), .name("germany"), FakeCountryRepository(countries))
            model.viewOpened()
            await model.settled()
            #expect(model.title.string == title)
        }
    }

    @Test("Names it is, too, where the source is out of reach")
    func failed() async {
        let repository = FakeCountryRepository()
        repository.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        let model = model(.code("US"), .code("IS"), repository)
        model.viewOpened()
        await model.settled()
        #expect(model.state.error != nil)
        #expect(model.title == "United States → Iceland")
    }

    @Test("Where nobody is called as one end was typed, the other one is called as it is shown")
    func unknownEnd() async {
        var austria = Country.austria
        austria.localName = Country.LocalName(text: "Autriche", order: "1")
        let model = model(CountryReference(.austria), .name("ungarn"), FakeCountryRepository([austria, .germany]))
        model.viewOpened()
        await model.settled()
        #expect(model.state.error != nil)
        #expect(model.title == "Autriche → ungarn")
    }

    @Test("It leads through what it is to lead through and past what it is to avoid, and is called so")
    func conditions() async throws {
        let countries = Country.samples
        let france = try #require(countries.first { $0.alpha2 == "FR" })
        let model = model(.code("AT"), .code("DK"), FakeCountryRepository(countries), RouteConditions(via: [france], avoiding: [.slovenia]))
        model.viewOpened()
        await model.settled()
        #expect(model.title == "Austria → Denmark via France without Slovenia")
        #expect(model.route?.steps.map(\.country.alpha2).contains("FR") == true)
    }

    /// Outlines that nobody has, and how often they were asked for.
    private final class AskedOutlines: OutlineRepository {
        private let asked = Mutex(0)

        var count: Int { asked.withLock { $0 } }

        func outlines() async throws(RepositoryError) -> WorldOutlines {
            asked.withLock { $0 += 1 }
            throw .unreachable(source: "outlines", cause: SampleFailure("none"))
        }
    }

    @Test(
        "Who avoids what the way leads through hears so, and nothing is looked for or measured",
        arguments: [
            ("avoid austria", false, "Germany → Slovenia without Austria"),
            ("via austria avoid AT", true, "Germany → Slovenia via Austria without Austria"),
            ("avoid slovenia", true, "Germany → Slovenia without Slovenia"),
        ])
    func contrary(text: String, isContrary: Bool, title: String) async {
        let outlines = AskedOutlines()
        let model = RouteModel(
            from: .code("DE"), to: .code("SI"), typed: TypedConditions.parted(text).conditions,
            repository: FakeCountryRepository(Country.samples), outlines: outlines, format: .sample)
        model.viewOpened()
        await model.settled()
        #expect(model.title.string == title)
        #expect(model.routes.isEmpty && model.route == nil && model.state.error == nil)
        #expect(model.list.count == (isContrary ? 0 : 2), "the nearest pair")
        #expect((model.gap == RouteConditions.contrary) == isContrary)
        #expect((model.gap?.string.hasPrefix("No land route without Austria: ") == true) == !isContrary)
        #expect(outlines.count == (isContrary ? 0 : 1))
    }

    @Test("A name in typed conditions that nobody has is said, and no way is")
    func unknownCondition() async {
        let model = RouteModel(
            from: .code("DE"), to: .code("SI"), typed: TypedConditions.parted("via xyz").conditions,
            repository: FakeCountryRepository(Country.samples), outlines: nil, format: .sample)
        model.viewOpened()
        await model.settled()
        guard case .notFound(.country, "xyz")? = model.state.error else {
            Issue.record("\(String(describing: model.state.error))")
            return
        }
        #expect(model.routes.isEmpty && model.gap == nil)
    }

    @Test("Where what is avoided leaves no way, that is said")
    func avoided() async {
        let model = model(
            .code("SI"), .code("DE"), FakeCountryRepository(Country.samples), RouteConditions(avoiding: [.austria]))
        model.viewOpened()
        await model.settled()
        #expect(model.title == "Slovenia → Germany without Austria")
        #expect(model.gap?.string.hasPrefix("No land route without Austria: ") == true)
    }
}
