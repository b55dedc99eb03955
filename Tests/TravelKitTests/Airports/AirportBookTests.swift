import TestSupport
import Testing
import TravelKit

@Suite("The airports that trips have come across", .timeLimit(.minutes(1)))
struct AirportBookTests {
    private let repository = FakeAirportRepository()
    private let trips = [Trip.toTokyo]

    @Test("A place by connections is counted from one", arguments: [(1, 1), (0, nil), (Int.min, nil), (nil, nil)] as [(Int?, Int?)])
    func rank(given: Int?, known: Int?) {
        #expect(Airport(code: "VNO", name: "Vilnius", city: "Vilnius", country: "LT", rank: given).rank == known)
    }

    @Test("Who comes while an airport is on its way to somebody else waits for it, and knows it when their trips are shown")
    func onItsWay() async {
        let book = AirportBook(repository)
        let (isAsked, isAnswered) = (Gate(), Gate())
        repository.airports.next(
            Reading { (yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
                isAsked.open()
                await isAnswered.pass()
                await yield(Part(Airport.samples))
            })
        async let first: Void = book.look(up: trips)
        await isAsked.pass()
        async let second: Void = book.look(up: trips)
        isAnswered.open()
        await second
        #expect(book.airports["NRT"] != nil)
        await first
        #expect(repository.airports.calls.count == 1)
    }

    @Test("Where a feed gives no code there is nothing to ask for")
    func noCode() async {
        let book = AirportBook(repository)
        let nowhere = TripLocation(city: "Riga", countryCode: "LV", airport: "")
        await book.look(up: [.sample("a", from: nowhere, to: nowhere)])
        #expect(repository.airports.calls.isEmpty && book.airports.isEmpty)
    }

    @Test("What was answered is not asked for again, what could not be had is")
    func again() async {
        let book = AirportBook(repository)
        repository.airports.next(Reading(failure: .source(source: "airports.tsv", cause: SampleFailure("there is no such file"))))
        await book.look(up: trips)
        #expect(book.airports.isEmpty)
        // Of the two one is known to nobody.
        repository.airports.next(Reading(Airport.samples.filter { $0.code == "NRT" }))
        await book.look(up: trips)
        await book.look(up: trips)
        #expect(book.airports.keys.map(\.text) == ["NRT"])
        #expect(repository.airports.calls.count == 2)
    }
}
