import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Where the user is, and where the keys that go back lead", .timeLimit(.minutes(1)))
struct NavigationTests {
    /// A page that shows nothing.
    private final class Page: Screen {
        let title: SafeText
        let isMap: Bool
        let remembered: Session.ListState?
        let status = ScreenStatus()
        let hints: [Command] = []

        init(_ title: SafeText, isMap: Bool = false, remembered: Session.ListState? = nil) {
            (self.title, self.isMap, self.remembered) = (title, isMap, remembered)
        }

        func opened() {}

        func perform(_ command: Command) -> ScreenAnswer { .ignored }

        func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {}
    }

    private let feed = Stage().app.feed
    private let navigation: Navigation

    init() {
        var own = Session.ListState()
        (own.query, own.sort) = ("own", "price")
        navigation = Navigation(
            [
                View("Countries", .countries, root: Page("Countries")),
                View("Trips", .trips, root: Page("Trips", remembered: own)),
                View("Map", Start.View.map, root: Page("Map", isMap: true)),
            ], feed, MapFocus())
    }

    /// The pages of the view that is shown.
    private var way: String { navigation.view.stack.map(\.title.string).joined(separator: " › ") }

    private var leadsBack: Bool { navigation.wayBack != nil }

    @Test("The program begins in the view that is wanted, where it has it")
    func beginning() {
        navigation.begin(in: .favourites)
        #expect(way == "Countries")
        navigation.begin(in: .trips)
        #expect(way == "Trips")
    }

    @Test("The key of the view that is shown leads to its first page and back from there, and nowhere where no other page is open")
    func sameView() {
        #expect(!navigation.choose(0))
        navigation.view.push(Page("Austria"))
        #expect(navigation.choose(0))
        #expect(way == "Countries")
        #expect(navigation.choose(0))
        #expect(way == "Countries › Austria")
    }

    @Test("From the map that was opened on a page the way back leads to that page, else nowhere")
    func map() {
        #expect(navigation.choose(2))
        #expect(!leadsBack)
        navigation.show(0)
        navigation.view.push(Page("Austria"))
        #expect(navigation.choose(2))
        #expect(way == "Map" && leadsBack)
        navigation.goBack()
        #expect(way == "Countries › Austria" && !leadsBack)
    }

    @Test("From the map the way back leads to the pages that were opened on it")
    func pagesOfTheMap() {
        navigation.show(2)
        navigation.view.push(Page("Austria"))
        #expect(navigation.choose(2))
        #expect(way == "Map" && leadsBack)
        navigation.goBack()
        #expect(way == "Map › Austria" && !leadsBack)
    }

    @Test("From trips that a page has asked for the way back leads to that page, and their list is as it was")
    func trips() {
        feed.list.filter(by: "sun")
        navigation.view.push(Page("Austria"))
        #expect(navigation.showTrips(TripRequest("to:=AT")))
        #expect(way == "Trips" && feed.list.query == "to:=AT" && leadsBack)
        #expect(!navigation.showTrips(TripRequest("to:=AT")), "these are what is shown")
        #expect(navigation.remembered(of: navigation.view)?.query == "sun")
        navigation.goBack()
        #expect(way == "Countries › Austria" && feed.list.query == "sun" && !leadsBack)
    }

    @Test("The key of the trips leads from those that a page has asked for to the list as it was, and back")
    func ownTrips() {
        feed.list.filter(by: "sun")
        #expect(navigation.showTrips(TripRequest("to:=AT")))
        #expect(navigation.choose(1))
        #expect(way == "Trips" && feed.list.query == "sun" && !leadsBack)
        feed.list.filter(by: "rain")
        #expect(navigation.choose(1))
        #expect(feed.list.query == "to:=AT" && leadsBack && navigation.remembered(of: navigation.view)?.query == "rain")
        navigation.goBack()
        #expect(feed.list.query == "rain" && !leadsBack)
    }

    @Test("From a region that is named on a page the way back leads to that page, and the list is as it was, but for the region")
    func namedRegion() {
        feed.list.filter(by: "sun")
        navigation.view.push(Page("Austria"))
        navigation.chooseRegion(.baltics, leadingToFeed: true)
        #expect(way == "Trips" && feed.list.query.isEmpty && leadsBack)
        let remembered = navigation.remembered(of: navigation.view)
        #expect(remembered?.query == "sun" && remembered?.sort == "price", "the user's own filter, and the order of now")
        feed.list.filter(by: "rain")
        #expect(navigation.remembered(of: navigation.view)?.query == "own")
        feed.list.filter(by: "")
        navigation.goBack()
        #expect(way == "Countries › Austria" && feed.list.query == "sun" && feed.region?.id == "blc" && !leadsBack)
    }

    @Test("Once the user filters the trips by something else they are the user's own")
    func filtered() {
        #expect(navigation.showTrips(TripRequest("to:=AT")))
        feed.list.filter(by: "rain")
        #expect(!leadsBack)
        #expect(!navigation.choose(1))
        #expect(navigation.remembered(of: navigation.view)?.query == "own" && feed.list.query == "rain")
        feed.list.filter(by: "")
        #expect(leadsBack, "who takes that away is on the way back")
    }

    @Test("What the user types narrows the trips that a page has named: that is taken away before the way leads back")
    func narrowed() {
        feed.list.filter(by: "sun")
        navigation.view.push(Page("Austria"))
        #expect(navigation.showTrips(TripRequest("to:=AT", called: "to Austria")))
        #expect(feed.list.base == "to:=AT" && feed.list.query.isEmpty && leadsBack)
        feed.list.filter(by: "rain")
        #expect(!leadsBack && feed.requestedName == "to Austria")
        #expect(navigation.remembered(of: navigation.view)?.query == "sun")
        // Trips that another page asks for from there lead back to these as they were.
        #expect(navigation.showTrips(TripRequest("to:=DE", called: "to Germany")))
        #expect(feed.list.base == "to:=DE" && feed.list.query.isEmpty && leadsBack)
        navigation.goBack()
        #expect(feed.list.base == "to:=AT" && feed.list.query == "rain" && !leadsBack)
        feed.list.filter(by: "")
        navigation.goBack()
        #expect(way == "Countries › Austria" && feed.list.query == "sun" && feed.list.base.isEmpty && !leadsBack)
    }
}
