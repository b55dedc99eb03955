import Testing
import TravelKit

@Suite("What is made once for all who want it")
struct SharedTaskTests {
    private struct Failure: Error {}

    @Test("is made anew once it has failed, and those who hear of that late do not undo it")
    func anew() async throws {
        var shared = SharedTask<Int>()
        let first = shared.joined { Task { throw Failure() } }
        let late = shared.joined { Task { 0 } }
        #expect(late == first)
        await #expect(throws: Failure.self) { try await first.value }
        shared.forget(first)
        #expect(!shared.isBegun)
        let second = shared.joined { Task { 1 } }
        shared.forget(late)
        let third = shared.joined { Task { 2 } }
        #expect(third == second)
        #expect(try await third.value == 1)
    }
}
