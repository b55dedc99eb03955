import Foundation
import jaunt_server

/// A folder with a few countries, airports, regions and trips whose every byte the tests know.
struct FixtureFolder {
    let url: URL

    /// - Parameter anchor: what demo.json says; without it there is no demo.json.
    init(anchor: String? = nil) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("jaunt-server-tests-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        try write(Self.countries, to: "countries.json")
        try write(Self.airports, to: "airports.tsv")
        try write(Self.regions, to: "regions.json")
        try write(Self.trips, to: "trips.json")
        if let anchor { try write(#"{"trips_anchor":"\#(anchor)"}"#, to: "demo.json") }
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(file))
    }

    func remove() throws { try FileManager.default.removeItem(at: url) }
}

/// Starts a server over a `FixtureFolder`; its v3.1 answers are in the reverse of the file's order.
func withFixture(
    anchor: String? = nil, now: String = "2026-11-21T12:00:00Z", token: String? = nil, _ test: (ServerClient) async throws -> Void
) async throws {
    let folder = try FixtureFolder(anchor: anchor)
    let date = try Date(now, strategy: .iso8601)
    let options = ServerOptions(requiredToken: token, folder: folder.url.path, now: { date }, shuffle: { $0.reversed() })
    do {
        try await withServer(options, test)
    } catch {
        try folder.remove()
        throw error
    }
    try folder.remove()
}
