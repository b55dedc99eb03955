import TestSupport
import Testing
import TravelKit

@Suite("The identities of trips")
struct TripIDTests {
    /// The same letter, as one character and as two.
    private static let (composed, decomposed): (Trip.ID, Trip.ID) = ("caf\u{E9}", "cafe\u{301}")

    @Test("are the same where their bytes are, and not where they merely read alike")
    func bytes() {
        #expect(Self.composed.text == Self.decomposed.text, "to Swift it is one text")
        #expect(Self.composed != Self.decomposed && Self.composed == Trip.ID("caf\u{E9}"))
        #expect(Set([Self.composed, Self.decomposed, Trip.ID("cafe\u{301}")]).count == 2)
        #expect(Self.composed.hashValue != Self.decomposed.hashValue, "some know identities by their hashes alone")
        #expect(Favourite.ID.trip(Self.composed) != .trip(Self.decomposed))
    }

    @Test("have one order, in which no two that differ are alike")
    func order() {
        #expect(Self.decomposed < Self.composed && !(Self.composed < Self.decomposed))
        #expect(!(Self.composed < Self.composed))
        #expect(Trip.ID("a") < "b" && !(Trip.ID("b") < "a"))
    }

    @Test("put favourites of one moment in an order, countries first")
    func favourites() {
        let trips = [Self.composed, Self.decomposed, "a", "z"].map { Favourite.Item.trip(.sample($0)) }
        let items = trips + [.country(.germany), .country(.austria)]
        let favourites = items.map { Favourite($0, addedAt: .samplePresent, seenAt: .samplePresent) }
        let wanted: [Favourite.ID] = [
            .country("AUT"), .country("DEU"), .trip("a"), .trip(Self.decomposed), .trip(Self.composed), .trip("z"),
        ]
        #expect(favourites.newestFirst().map(\.id) == wanted)
        #expect(favourites.reversed().newestFirst().map(\.id) == wanted)
    }
}
