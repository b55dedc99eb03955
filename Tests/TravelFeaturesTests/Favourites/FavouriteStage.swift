import TerminalText
import TestSupport
import TravelFeatures
import TravelKit

/// A trip that is kept, the list of trips, and that of favourites: what suites of marks begin with.
@MainActor
class FavouriteStage {
    let repository = FakeFavouriteRepository([.toRiga])
    let marks: FavouriteMarks
    let trips: TripsModel
    let favourites: FavouritesModel

    init() {
        let marks = FavouriteMarks(repository: repository, format: .sample)
        self.marks = marks
        trips = TripsModel(
            repository: FakeTripRepository(Trip.samples), regions: FakeRegionRepository(), session: nil, marks: marks, format: .sample)
        favourites = FavouritesModel(marks, format: .sample)
    }

    func opened() async {
        trips.viewOpened()
        favourites.viewOpened()
        await trips.settled()
        await until { marks.collection != nil }
        await favourites.settled()
    }

    var listed: [String] { favourites.list.items.map(\.id.text) }
}
