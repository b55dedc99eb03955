import Synchronization
import Testing
import TravelKit

@testable import TravelData

@Suite("Reading REST Countries v5")
struct RESTCountriesV5ReadingTests {
    /// Countries called A0, A1, …, each with the next one for a neighbour.
    private static func objects(_ range: Range<Int>) -> String {
        range.map { number in
            #"{"names":{"common":"A\#(number)"},"codes":{"alpha_3":"\#(code(number))"},"borders":["\#(code(number + 1))"]}"#
        }.joined(separator: ",")
    }

    private static func code(_ number: Int) -> String {
        let letters = Array("ABCDEFGHIJ").map(String.init)
        return letters[number / 100] + letters[number / 10 % 10] + letters[number % 10]
    }

    /// A service with so many countries.
    private static func service(_ total: Int = 250) -> ScriptedClient {
        ScriptedClient { asked in
            let offset = asked.split(separator: "&").first { $0.hasPrefix("offset=") }.flatMap { Int($0.dropFirst(7)) } ?? 0
            let page = offset..<min(offset + 100, total)
            let meta = #"{"total":\#(total),"count":\#(page.count),"limit":100,"offset":\#(offset),"more":\#(page.upperBound < total)}"#
            return (200, RESTCountriesV5RecordTests.page(objects(page), meta: meta))
        }
    }

    @Test("asks three times for everything, with the fields that it needs and the token, and says how far it is")
    func pages() async throws {
        let client = Self.service()
        var parts: [Part<Country>] = []
        for try await part in APICountryRepository(client, dialect: RESTCountriesV5()).countries() { parts.append(part) }
        #expect(parts.map(\.values.count) == [100, 200, 250])
        #expect(parts.map(\.progress) == [.partial(done: 1, of: 3), .partial(done: 2, of: 3), .complete])
        let fields = """
            names.common,names.official,names.native,codes.alpha_2,codes.alpha_3,codes.ccn3,capitals,region,subregion,borders,area.kilometers,\
            coordinates,population,languages,currencies,calling_codes,timezones,tlds
            """
        #expect(client.asked == [0, 100, 200].map { "?limit=100&offset=\($0)&response_fields=\(fields)" })
        #expect(client.requests.allSatisfy { $0.needsToken && $0.keptAtLeast == .seconds(21 * 86_400) })
    }

    @Test("asks nothing more for names, codes and borders once everything is kept, even by somebody who reloads")
    func keptForWeeks() async throws {
        let (client, clock) = (Self.service(), HandClock())
        let countries = APICountryRepository(client.kept(clock), dialect: RESTCountriesV5())
        // The first page of borders: two chained look-ups, and three requests for both.
        let borders = try await countries.borders(of: .name("A7")).collect()
        #expect(borders.first?.borders?.map(\.name) == ["A8"])
        #expect(client.asked.count == 3)
        clock.advance(days: 20)
        for wish in [ReadWish.storedFirst, .live, .stored] {
            #expect(try await countries.countries(named: "a99").wishing(wish).collect().map(\.alpha3) == ["AJJ"])
            #expect(try await countries.countries(withCodes: ["AAC", "ZZZ"]).wishing(wish).collect().map(\.name) == ["A2"])
            #expect(try await countries.borders(of: .code("BBB")).wishing(wish).collect().first?.borders?.map(\.name) == ["A112"])
        }
        #expect(try await countries.countries().collect().count == 250)
        #expect(client.asked.count == 3)
        _ = try await countries.countries().reloaded.collect()
        #expect(client.asked.count == 6)
    }

    @Test("asks again when what is kept is three weeks old, and shows that while it does")
    func stale() async throws {
        let (client, clock) = (Self.service(), HandClock())
        let countries = APICountryRepository(client.kept(clock), dialect: RESTCountriesV5())
        _ = try await countries.countries().collect()
        clock.advance(days: 22)
        var parts: [Part<CountryBorders>] = []
        for try await part in countries.borders(of: .name("A7")) { parts.append(part) }
        #expect(client.asked.count == 6)
        #expect(parts.first?.freshness.isStale == true && parts.last?.freshness.isStale == false)
    }

    @Test("asks again for a page that is kept and cannot be read any more")
    func unreadable() async throws {
        let (client, clock, store) = (Self.service(150), HandClock(), HeldResponses())
        let kept = CacheClient(
            client, store: store, address: { (request) throws(APIError) in ScriptedClient.text(request) }, tokens: NoTokens(),
            now: { clock.now })
        let countries = APICountryRepository(kept, dialect: RESTCountriesV5())
        _ = try await countries.countries().collect()
        let head = StoredResponse.Head(address: client.asked[0], storedAt: clock.now, freshUntil: clock.now)
        await store.store(head, [Array("{".utf8)], after: nil)
        #expect(try await countries.countries(withCodes: ["AAC"]).wishing(.live).collect().map(\.name) == ["A2"])
        #expect(client.asked.count == 3)
    }

    @Test("asks only for the pages that are missing after one has failed")
    func resumed() async throws {
        let (isBroken, clock) = (Flag(), HandClock())
        let client = ScriptedClient { asked in
            if asked.contains("offset=100"), isBroken.take() { return (500, "") }
            let offset = asked.contains("offset=0") ? 0 : asked.contains("offset=100") ? 100 : 200
            let meta = #"{"total":250,"count":100,"limit":100,"offset":\#(offset),"more":\#(offset < 200)}"#
            return (200, RESTCountriesV5RecordTests.page(Self.objects(offset..<min(offset + 100, 250)), meta: meta))
        }
        let countries = APICountryRepository(client.kept(clock), dialect: RESTCountriesV5())
        #expect(await failureName { try await countries.countries().collect() } == "unavailable")
        #expect(client.asked.count == 2)
        #expect(try await countries.countries().collect().count == 250)
        #expect(client.asked.count == 4)
    }

    /// True once.
    private final class Flag: Sendable {
        private let value = Mutex(true)

        func take() -> Bool {
            value.withLock { value in
                defer { value = false }
                return value
            }
        }
    }

    @Test(
        "does not take part of a list for the whole, nor go on for ever",
        arguments: [(#"{"total":250,"more":true}"#, 2), (#"{"more":true}"#, 2)])
    func cutShort(meta: String, requests: Int) async {
        let client = ScriptedClient { asked in
            (200, RESTCountriesV5RecordTests.page(asked.contains("offset=0") ? Self.objects(0..<100) : "", meta: meta))
        }
        let countries = APICountryRepository(client, dialect: RESTCountriesV5())
        #expect(await failureName { try await countries.countries().collect() } == "malformed")
        #expect(client.asked.count == requests)
    }

    @Test(
        "reads on until a page is not full where nobody says how many countries there are",
        arguments: [(250, 3), (200, 3), (99, 1), (100, 2)], ["{}", "null", #"{"limit":100}"#])
    func silent(_ scope: (total: Int, requests: Int), meta: String) async throws {
        let client = ScriptedClient { asked in
            let offset = asked.split(separator: "&").first { $0.hasPrefix("offset=") }.flatMap { Int($0.dropFirst(7)) } ?? 0
            return (200, RESTCountriesV5RecordTests.page(Self.objects(offset..<min(offset + 100, scope.total)), meta: meta))
        }
        var parts: [Part<Country>] = []
        for try await part in APICountryRepository(client, dialect: RESTCountriesV5()).countries() { parts.append(part) }
        #expect(parts.last?.values.count == scope.total && parts.last?.progress == .complete)
        #expect(client.asked.count == scope.requests)
    }

    @Test("takes a total that no list has for none, and does not trap on it", arguments: [Int.max, 10_001, -1, .min])
    func nonsenseTotal(total: Int) async throws {
        let client = ScriptedClient { asked in
            let first = asked.contains("offset=0")
            return (
                200,
                RESTCountriesV5RecordTests.page(
                    Self.objects(first ? 0..<100 : 100..<150), meta: #"{"total":\#(total),"more":\#(first)}"#)
            )
        }
        var parts: [Part<Country>] = []
        for try await part in APICountryRepository(client, dialect: RESTCountriesV5()).countries() { parts.append(part) }
        #expect(parts.map(\.values.count) == [100, 150])
        #expect(parts.map(\.progress) == [.partial(done: 1, of: nil), .complete])
    }

    @Test("stops when a server always says that there is more")
    func endless() async {
        let client = ScriptedClient { asked in
            let offset = asked.split(separator: "&").first { $0.hasPrefix("offset=") }.flatMap { Int($0.dropFirst(7)) } ?? 0
            return (200, RESTCountriesV5RecordTests.page(Self.objects(offset..<offset + 1), meta: #"{"more":true}"#))
        }
        let countries = APICountryRepository(client, dialect: RESTCountriesV5())
        #expect(await failureName { try await countries.countries().collect() } == "malformed")
        #expect(client.asked.count == PagedRead.mostPages)
    }

    @Test(
        "stops when a page comes again, and does not take the first one for everything",
        arguments: [#"{"more":true}"#, #"{"total":200,"more":true}"#, #"{"total":200}"#])
    func samePage(meta: String) async {
        let client = ScriptedClient(RESTCountriesV5RecordTests.page(Self.objects(0..<100), meta: meta))
        let countries = APICountryRepository(client, dialect: RESTCountriesV5())
        let found = await failure { try await countries.countries().collect() }
        #expect(found.hasPrefix("malformed") && found.hasSuffix("at meta: page 2 has been there already"), "\(found)")
        #expect(client.asked.count == 2)
    }

    @Test("takes a list for whole whose last page has nothing that those before it have not")
    func knownAtTheEnd() async throws {
        let client = ScriptedClient { asked in
            let objects = Self.objects(asked.contains("offset=0") ? 0..<100 : 7..<8)
            return (200, RESTCountriesV5RecordTests.page(objects, meta: #"{"total":101}"#))
        }
        let countries = try await APICountryRepository(client, dialect: RESTCountriesV5()).countries().collect()
        #expect(countries.count == 100 && client.asked.count == 2)
    }

    @Test("is metered, and no other dialect is")
    func metered() {
        let dialects: [any CountryDialect] = [
            BundledCountries(), RESTCountriesV1(), RESTCountriesV2.semicolon, RESTCountriesV2.comma, RESTCountriesV31(), RESTCountriesV5(),
        ]
        #expect(dialects.map(\.isMetered) == [false, false, false, false, false, true])
    }
}
