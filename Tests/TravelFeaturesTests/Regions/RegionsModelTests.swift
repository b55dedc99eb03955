import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The list of regions", .timeLimit(.minutes(1)))
@MainActor
struct RegionsModelTests {
    private let repository = FakeRegionRepository(Region.samples)

    private func names(_ model: RegionsModel) -> [String] { model.list.items.map(\.name) }

    @Test("All regions can be chosen before the others are known, and come first afterwards")
    func all() async {
        let model = RegionsModel(repository: repository, chosen: nil, format: .sample)
        #expect(names(model) == ["All regions"])
        model.viewOpened()
        #expect(names(model) == ["All regions"])
        await model.list.settled()
        #expect(names(model) == ["All regions", "The Baltics", "Iberia", "Pacific islands"])
        #expect(model.list.selected == .all)
    }

    @Test("The cursor begins on the region of now")
    func chosen() async {
        let model = RegionsModel(repository: repository, chosen: "ibe", format: .sample)
        model.viewOpened()
        await model.list.settled()
        #expect(model.list.selected == .region(.iberia))
    }

    @Test("Coming back to it keeps the cursor and does not ask again")
    func openedAgain() async {
        let model = RegionsModel(repository: repository, chosen: "ibe", format: .sample)
        model.viewOpened()
        await model.list.settled()
        model.list.moveCursor(to: 0)
        model.viewOpened()
        await model.list.settled()
        #expect(model.list.selected == .all)
        #expect(repository.all.calls.count == 1)
    }

    @Test("A failure is reported, and all regions can still be chosen")
    func failure() async {
        let repository = FakeRegionRepository()
        repository.all.next(Reading(failure: .unavailable(source: "api", status: 500)))
        let model = RegionsModel(repository: repository, chosen: nil, format: .sample)
        model.viewOpened()
        await model.list.settled()
        #expect(model.list.state.error != nil)
        #expect(model.list.selected == .all)
    }

    @Test("The filter finds a region by its name and by its countries", arguments: ["baltic", "lv"])
    func filter(_ query: String) async {
        let model = RegionsModel(repository: repository, chosen: nil, format: .sample)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: query)
        #expect(model.list.count == 1)
        #expect(model.list.selected == .region(.baltics))
    }

    @Test("A region is found by what its countries are called, and what another account was shown is not there any more")
    func countries() async {
        let model = RegionsModel(repository: repository, chosen: nil, format: .sample)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: "lithuan")
        #expect(model.list.selected == .region(.baltics) && model.list.count == 1)
        model.list.filter(by: "")
        model.accountChanged()
        #expect(model.list.count == 1 && model.list.selected == .all)
        await model.list.settled()
        #expect(model.list.count > 1)
    }

    @Test("A row names the region and its countries")
    func rows() {
        let model = RegionsModel(repository: repository, chosen: nil, format: .sample)
        #expect(model.row(.region(.iberia)).cells.map(\.string) == ["Iberia", "ES PT"])
        #expect(model.row(.all).cells.map(\.string) == ["All regions", ""])
    }
}
