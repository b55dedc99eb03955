import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// `jaunt favourites`, where two trips have identities that read alike.
    @Suite struct FavouriteIdentityCommandTests {
        private let composed = "caf\u{E9}"
        private let decomposed = "cafe\u{301}"

        private func ids(_ home: Home) throws -> [[UInt8]] {
            try home.jaunt("favourites", "list", "--format", "json").records().compactMap { ($0["id"] as? String).map { Array($0.utf8) } }
        }

        @Test func bothAreTakenInAndTheOneThatIsTypedIsRemoved() throws {
            for (removed, left) in [(composed, decomposed), (decomposed, composed)] {
                let home = try Home()
                let id = try #require(try home.jaunt("trips", "--format", "json").records().first?["id"] as? String)
                #expect(try home.jaunt("favourites", "add", id).status == .exited(0))
                let record = try home.jaunt("favourites", "export").output.trimmingCharacters(in: CharacterSet(charactersIn: "[]\n "))
                let both = [composed, decomposed].map { record.replacing(id, with: $0) }
                let file = try home.folder.write("[" + both.joined(separator: ",") + "]", to: "favourites.json")
                #expect(try home.jaunt("favourites", "remove", id).status == .exited(0))
                #expect(try home.jaunt("favourites", "import", file).output == "2 added, 0 changed, 0 as they were.\n")
                #expect(try home.jaunt("favourites", "remove", removed).status == .exited(0))
                #expect(try ids(home) == [Array(left.utf8)])
            }
        }
    }
}
