import TestSupport
import Testing
import TravelKit

@Suite("Signing in without a screen", .timeLimit(.minutes(1)))
struct PlainAccountTests {
    @Test("Whom the server refuses signs in again, and hears what came of it, though they are who they were")
    func accountRefused() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .signInRequired(source: "api", message: "That token is old.")) }
        let stage = PlainStage(trips: trips, accounts: FakeAccountRepository(Account(userID: "me@example.org")))
        #expect(await stage.type("login") == "You are signed in already; logout signs out.")
        #expect(await stage.type("trips").contains("api says: That token is old. (status 401) login signs in."))
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        #expect(await stage.type("wrong") == "api says: Wrong password. (status 401) login tries again.")
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        #expect(await stage.type("right").contains("You are signed in as me@example.org."))
        #expect(await stage.type("logout").contains("You are signed out."))
    }
}
