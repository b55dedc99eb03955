import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Favourites that are filtered", .timeLimit(.minutes(1)))
@MainActor
struct FilteredFavouritesTests {
    @Test(
        "What is called so comes first, as in the list of countries; without a filter the newest does, and a sort counts more",
        arguments: [
            ("germ", nil, "DEU SVN AUT"), ("berlin", nil, "DEU"), ("", nil, "AUT SVN ISL DEU"), ("germ", "name", "AUT DEU SVN"),
        ] as [(String, String?, String)])
    func order(_ filter: String, _ column: String?, _ ids: String) async {
        var austria = Country.austria
        austria.languages = [Country.Language(code: "de", name: "German")]
        let favourites = [austria, .slovenia, .iceland, .germany].enumerated().map { number, country in
            Favourite(
                .country(country), note: country.alpha2 == "SI" ? "Germanist" : nil,
                addedAt: .samplePresent.addingTimeInterval(-Double(number)), seenAt: .samplePresent)
        }
        let model = FavouritesModel(
            FavouriteMarks(repository: FakeFavouriteRepository(favourites), format: .sample), format: .sample)
        model.viewOpened()
        await until { model.marks.collection != nil }
        model.list.sort(by: column.map { ListSort($0) })
        model.list.filter(by: filter)
        #expect(model.list.shownItems.map(\.id.text).joined(separator: " ") == ids)
    }

    @Test("A change after which no airport comes is put into the list once, and one after which one does once more")
    func once() async {
        let repository = FakeFavouriteRepository([.toRiga])
        let model = FavouritesModel(
            FavouriteMarks(repository: repository, format: .sample), airports: AirportBook(FakeAirportRepository(Airport.samples)),
            format: .sample)
        model.viewOpened()
        await until { model.list.total == 1 }
        await model.settled()
        #expect(model.list.arrangementCount == 2 && !model.airports.isEmpty)
        repository.changeFromOutside { $0.favourites = [] }
        await until { model.list.total == 0 }
        await model.settled()
        #expect(model.list.arrangementCount == 3)
    }
}
