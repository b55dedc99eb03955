import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The list of all airports", .timeLimit(.minutes(1)))
@MainActor
struct AirportsModelTests {
    @Test("Opening it asks for what is stored first, once; only who wants it anew asks the source itself")
    func reload() async {
        let repository = FakeAirportRepository()
        let model = AirportsModel(repository: repository)
        for isReload in [false, true] {
            repository.all.next(
                Reading { (wish: ReadWish, yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
                    #expect(wish == (isReload ? .anew : .storedFirst))
                    await yield(Part(Airport.samples))
                })
            if isReload { model.reloadRequested() }
            model.viewOpened()
            await model.list.settled()
        }
        #expect(repository.all.calls.count == 2 && model.list.total == Airport.samples.count)
    }
}
