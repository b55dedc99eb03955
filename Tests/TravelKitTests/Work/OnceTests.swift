import Testing
import TravelKit

@Suite("What is done once")
struct OnceTests {
    @Test("is begun by the first who comes, however many come at once")
    func once() async {
        let once = Once()
        let begun = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { once.begins() } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(begun == 1)
        #expect(!once.begins())
    }
}
