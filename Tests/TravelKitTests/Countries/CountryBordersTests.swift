import Foundation
import TestSupport
import Testing
import TravelKit

@Suite("Borders by two chained requests", .timeLimit(.minutes(1)))
struct CountryBordersTests {
    @Test(
        "ask for the country, then once for all its neighbours",
        arguments: [
            (.name("Austria"), "named Austria"), (.seen(name: "Austria", alpha3: "AUT"), "named Austria"), (.code("AUT"), "coded AUT"),
            (.code("at"), "coded at"), (.code("040"), "countries"),
        ] as [(CountryReference, String)])
    func twoRequests(reference: CountryReference, first: String) async throws {
        let repository = CountingCountries(Atlas.all)
        let page = try await repository.borders(of: reference).collect()
        #expect(repository.calls == [first, "coded DEU,CHE,LIE"])
        #expect(page.map(\.country) == [Atlas.austria])
        #expect(page.first?.borders?.map(\.name) == ["Germany", "Liechtenstein", "Switzerland"])
        #expect(page.first?.borders?.map(\.nativeName) == ["Deutschland", nil, "Schweiz"])
    }

    @Test("take a code in small letters where nobody is called that", arguments: ["aut", "Aut", "at"])
    func smallCode(text: String) async throws {
        let repository = CountingCountries(Atlas.all)
        let page = try await repository.borders(of: CountryReference(typed: text)).collect()
        #expect(page.map(\.country) == [Atlas.austria])
        #expect(repository.calls.prefix(2) == ["named \(text)", "coded \(text.uppercased())"])
    }

    @Test("are of nobody where neither a name nor a code is meant", arguments: ["qq", "qqq", "zz top", "999"])
    func nobody(text: String) async {
        await #expect(throws: RepositoryError.self) {
            try await CountingCountries(Atlas.all).borders(of: CountryReference(typed: text)).collect()
        }
    }

    @Test("A code of three digits is looked for in all countries: few servers know it")
    func numericCode() async throws {
        let repository = CountingCountries(Atlas.all)
        #expect(try await repository.countries(coded: "276").collect() == [Atlas.germany])
        #expect(try await repository.countries(coded: "999").collect().isEmpty)
        #expect(try await repository.countries(coded: "DE").collect() == [Atlas.germany])
        #expect(repository.calls == ["countries", "countries", "coded DE"])
    }

    @Test("ask once where there are none")
    func oneRequest() async throws {
        let repository = CountingCountries(Atlas.all)
        let page = try await repository.borders(of: .name("Iceland")).collect()
        #expect(page == [CountryBorders(country: Atlas.iceland, borders: [])])
        #expect(page.first?.hasNone == true && CountryBorders(country: Atlas.iceland, borders: nil).hasNone == false)
        #expect(repository.calls == ["named Iceland"])
    }

    @Test("show the country as soon as it is known")
    func firstPart() async throws {
        var parts = CountingCountries(Atlas.all).borders(of: .name("Germany")).makeAsyncIterator()
        let first = try #require(try await parts.next())
        #expect(first.values == [CountryBorders(country: Atlas.germany, borders: nil)])
        #expect(first.progress == .partial(done: 1, of: 2))
        let second = try #require(try await parts.next())
        #expect(second.values.first?.borders?.map(\.id) == ["AUT", "CHE"])
        #expect(second.placement == .replaces)
        #expect(second.progress == .complete)
        #expect(try await parts.next() == nil)
    }

    @Test("keep only what was asked for, in the order of names, and say how old it is")
    func filtered() async throws {
        let repository = CountingCountries(Atlas.all) { _ in
            Reading { (yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                await yield(Part([Atlas.switzerland, Atlas.iceland, Atlas.austria, Atlas.germany], skipped: 2, whySkipped: "line 1"))
            }
        }
        let page = try await repository.borders(of: .name("Germany")).collectWithNotes()
        #expect(page.values.first?.borders?.map(\.name) == ["Austria", "Switzerland"])
        #expect(page.skipped == 2 && page.whySkipped == "line 1")
    }

    @Test("that are there and cannot be had are named, and are not said to be none", arguments: [[], [Atlas.germany]])
    func missing(found: [Country]) async throws {
        let repository = CountingCountries(Atlas.all) { _ in Reading(found) }
        let part = try await repository.borders(of: .name("Austria")).collectWithNotes()
        let page = try #require(part.values.first)
        #expect(page.borders?.map(\.country) == found && !page.hasNone)
        #expect(part.skipped == 0 && page.missing == (found.isEmpty ? ["DEU", "CHE", "LIE"] : ["CHE", "LIE"]))
    }

    @Test("find Kosovo whatever its neighbour calls it")
    func kosovo() async throws {
        let albania = Country(alpha2: "AL", alpha3: "ALB", name: "Albania", borders: ["KOS"])
        let page = try await CountingCountries([albania, Atlas.kosovo]).borders(of: .name("Albania")).collect()
        #expect(page.first?.borders?.map(\.name) == ["Kosovo"])
    }

    @Test("of a country that was seen are that country's, even when another has its name")
    func seen() async throws {
        let twins = [
            Country(alpha2: "CG", alpha3: "COG", name: "Congo"), Country(alpha2: "CD", alpha3: "COD", name: "Congo", borders: ["COG"]),
        ]
        let seen = try await CountingCountries(twins).country(.seen(name: "Congo", alpha3: "COD"))
        #expect(seen.values == [twins[1]])
        let named = try await CountingCountries(twins).country(.name("Congo"))
        #expect(named.values == [twins[0]])
    }

    @Test(
        "of nobody are an error, not an empty page",
        arguments: [.name("Ruritania"), .code("ZZZ"), .seen(name: "Ruritania", alpha3: "RUR")] as [CountryReference])
    func notFound(reference: CountryReference) async {
        let repository = CountingCountries(Atlas.all)
        let error = await #expect(throws: RepositoryError.self) { try await repository.borders(of: reference).collect() }
        guard case .notFound(.country, let name) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == reference.text)
        #expect(repository.calls.count == 1)
    }

    @Test("fail when the neighbours cannot be had, after the country was shown")
    func secondFails() async throws {
        let repository = CountingCountries(Atlas.all) { _ in Reading(failure: .unavailable(source: "test", status: 500)) }
        var parts = repository.borders(of: .name("Germany")).makeAsyncIterator()
        #expect(try await parts.next()?.values.first?.country == Atlas.germany)
        let error = await #expect(throws: RepositoryError.self) { try await parts.next() }
        guard case .unavailable(_, 500, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// Countries whose list alone is stored, and whose source fails so.
    private static func listed(_ stored: [Country], _ freshness: Freshness, failing error: RepositoryError) -> any CountryRepository {
        struct Listed: CountryRepository {
            let stored: [Country]
            let freshness: Freshness
            let error: RepositoryError

            func countries() -> Reading<Country> {
                Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                    guard wish == .stored else { throw error }
                    await yield(Part(stored, freshness: freshness))
                }
            }

            func countries(named name: String) -> Reading<Country> { failing }
            func countries(withCodes codes: [String]) -> Reading<Country> { failing }

            private var failing: Reading<Country> {
                Reading { (wish: ReadWish, _) async throws(RepositoryError) in throw wish == .stored ? .notStored : error }
            }
        }
        return Listed(stored: stored, freshness: freshness, error: error)
    }

    @Test(
        "come from the stored list of countries where the source is out of reach, with the list's age and the reason",
        arguments: [.name("austria"), .name("at"), .seen(name: "Austria", alpha3: "AUT"), .code("AUT"), .code("AT")] as [CountryReference],
        [.stored(at: Date(timeIntervalSince1970: 7)), .kept(at: Date(timeIntervalSince1970: 7))] as [Freshness])
    func outOfReach(reference: CountryReference, freshness: Freshness) async throws {
        let repository = Self.listed(Atlas.all, freshness, failing: .offline(source: "api"))
        let (part, failure) = try await repository.borders(of: reference).newest()
        #expect(part.values.first?.country == Atlas.austria)
        #expect(part.values.first?.borders?.map(\.name) == ["Germany", "Liechtenstein", "Switzerland"])
        #expect(part.freshness == .stored(at: Date(timeIntervalSince1970: 7)))
        guard case .offline? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test("do not come from the stored list where the source answers, where nobody there is called that, or on a reload")
    func notFromTheList() async {
        let answering = Self.listed(Atlas.all, .live, failing: .rejected(source: "api", message: "No.", status: 403))
        await #expect(throws: RepositoryError.self) { try await answering.borders(of: .name("Austria")).newest() }
        let unreachable = Self.listed(Atlas.all, .live, failing: .offline(source: "api"))
        await #expect(throws: RepositoryError.self) { try await unreachable.borders(of: .name("Ruritania")).newest() }
        await #expect(throws: RepositoryError.self) { try await unreachable.borders(of: .name("Austria")).reloaded.newest() }
    }
}
