import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TravelKit

@Suite("A list of countries that is held")
struct HeldCountriesTests {
    private let source = CountingCountries([Atlas.austria, Atlas.germany])

    @Test("is read once, and says its age to those who want it later")
    func held() async throws {
        let countries = HeldCountries(source) { Date(timeIntervalSince1970: 1_000_000) }
        #expect(try await countries.countries().collectWithNotes().freshness == .live)
        let again = try await countries.countries().collectWithNotes()
        #expect(again.values.map(\.alpha2) == ["AT", "DE"])
        #expect(again.freshness == .kept(at: Date(timeIntervalSince1970: 1_000_000)))
        #expect(try await countries.countries().wishing(.stored).collect().count == 2)
        #expect(source.calls == ["countries"])
    }

    @Test("is read anew by whoever asks for that, and after ten minutes")
    func anew() async throws {
        let clock = Ticking()
        let countries = HeldCountries(source) { clock.time }
        _ = try await countries.countries().collect()
        _ = try await countries.countries().reloaded.collect()
        #expect(source.calls.count == 2)
        clock.pass(599)
        _ = try await countries.countries().collect()
        #expect(source.calls.count == 2)
        clock.pass(1)
        _ = try await countries.countries().collect()
        #expect(source.calls.count == 3)
    }

    @Test("is whole and fresh: a part of it, or what may have changed, is asked for again", arguments: [true, false])
    func onlyWhole(isPartial: Bool) async throws {
        let part = Part(
            [Atlas.austria], freshness: isPartial ? .live : .stored(at: .distantPast),
            progress: isPartial ? .partial(done: 1, of: 2) : .complete)
        let source = Answering(part)
        let countries = HeldCountries(source) { Date(timeIntervalSince1970: 1_000_000) }
        _ = try await countries.countries().collect()
        _ = try await countries.countries().collect()
        #expect(source.count == 2)
    }

    @Test("leaves names and codes to the source")
    func others() async throws {
        let countries = HeldCountries(source) { Date(timeIntervalSince1970: 1_000_000) }
        _ = try await countries.countries().collect()
        _ = try await countries.countries(named: "Germany").collect()
        _ = try await countries.countries(withCodes: ["AT"]).collect()
        #expect(source.calls == ["countries", "named Germany", "coded AT"])
    }

    @Test("gives what it knows as stored once the source was out of reach, until it is there again")
    func known() async throws {
        let fake = FakeCountryRepository([Atlas.austria, Atlas.germany])
        let date = Date(timeIntervalSince1970: 1_000_000)
        let countries = HeldCountries(fake) { date }
        let isThere = Mutex(true)
        let answers: @Sendable (Country) -> Reading<Country> = { country in
            Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                if wish == .stored { throw .notStored }
                if !isThere.withLock({ $0 }) { throw .unreachable(source: "api", cause: SampleFailure("refused")) }
                await yield(Part([country]))
            }
        }
        fake.named.always { _ in answers(Atlas.germany) }
        fake.coded.always { _ in answers(Atlas.austria) }
        func parts(_ reading: Reading<Country>) async -> [String] {
            var parts: [String] = []
            do {
                for try await part in reading { parts.append(part.values.map(\.alpha2).joined() + " \(part.freshness)") }
            } catch { parts.append("failed") }
            return parts
        }
        _ = try await countries.countries().collect()
        #expect(await parts(countries.countries(named: "germany")) == ["DE live"])
        isThere.withLock { $0 = false }
        #expect(await parts(countries.countries(named: "germany")) == ["failed"])
        let stored = Freshness.stored(at: date)
        #expect(await parts(countries.countries(named: "germany")) == ["DE \(stored)", "failed"])
        #expect(await parts(countries.countries(withCodes: ["AT"])) == ["AT \(stored)", "failed"])
        #expect(await parts(countries.countries(named: "germany").reloaded) == ["failed"])
        #expect(await parts(countries.countries(named: "nowhere")) == ["failed"], "nobody knows it")
        isThere.withLock { $0 = true }
        #expect(await parts(countries.countries(withCodes: ["AT"])) == ["AT \(stored)", "AT live"])
        #expect(await parts(countries.countries(named: "germany")) == ["DE live"])
    }

    @Test("is read before anybody asks, for the first who does, to whom it is new")
    func ahead() async throws {
        let countries = HeldCountries(source) { Date(timeIntervalSince1970: 1_000_000) }
        countries.readAhead()
        let first = try await countries.countries().collectWithNotes()
        #expect(first.values.map(\.alpha2) == ["AT", "DE"])
        #expect(first.freshness == .live)
        #expect(try await countries.countries().collectWithNotes().freshness == .kept(at: Date(timeIntervalSince1970: 1_000_000)))
        #expect(source.calls == ["countries"])
    }

    @Test("is read before anybody asks once, be they several who ask while it is read")
    func aheadOfSeveral() async throws {
        let countries = HeldCountries(source) { Date(timeIntervalSince1970: 1_000_000) }
        countries.readAhead()
        async let one = countries.countries().collect()
        async let other = countries.countries().collect()
        #expect(try await [one.count, other.count] == [2, 2])
        #expect(source.calls == ["countries"])
    }

    @Test("and cannot be had before anybody asks, is asked for again: whoever wants it hears why")
    func aheadInVain() async throws {
        let source = Answering(nil)
        let countries = HeldCountries(source) { Date(timeIntervalSince1970: 1_000_000) }
        countries.readAhead()
        await #expect(throws: RepositoryError.self) { try await countries.countries().collect() }
        #expect(source.count == 2)
    }

    private final class Ticking: Sendable {
        private let now = Mutex(Date(timeIntervalSince1970: 1_000_000))
        var time: Date { now.withLock { $0 } }
        func pass(_ seconds: TimeInterval) { now.withLock { $0 += seconds } }
    }

    /// Gives this part, or fails where there is none, and counts how often it was asked.
    private final class Answering: CountryRepository {
        private let part: Part<Country>?
        private let asked = Mutex(0)
        var count: Int { asked.withLock { $0 } }

        init(_ part: Part<Country>?) { self.part = part }

        func countries() -> Reading<Country> {
            Reading { [self] (yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                asked.withLock { $0 += 1 }
                guard let part else { throw .notFound(.country, "any") }
                await yield(part)
            }
        }

        func countries(named name: String) -> Reading<Country> { countries() }
        func countries(withCodes codes: [String]) -> Reading<Country> { countries() }
    }
}
