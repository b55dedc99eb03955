import Foundation
import Synchronization
import TestSupport
import TravelData
import TravelKit
import jaunt_server

/// Where the contract's trips come from: each time the bundled ones, unmoved, and a region more, to which no trip goes.
enum TripSource: String, CaseIterable, Sendable, CustomStringConvertible {
    case files = "files"
    case http = "the native feed over HTTP"

    var description: String { rawValue }

    /// Gives `work` the repository of trips, and that of regions beside it.
    func open(_ work: (any TripRepository, any RegionRepository) async throws -> Void) async throws {
        let folder = try TemporaryDirectory()
        for name in ["countries.json", "airports.tsv", "trips.json", "regions.json"] { try folder.copyBundled(name) }
        let regions = try folder.read("regions.json")
        try folder.write(
            regions.replacing(/\]\s*$/, with: #",{"id":"ice","name":"The Ice","country_codes":["ATA"]}]"#), to: "regions.json")
        let files = APITripRepository(FileAPIClient(FolderFiles(folder: folder.path)), dialect: NativeFeed.files)
        switch self {
        case .files:
            try await work(files, files)
        case .http:
            try await LocalServer.run(ServerOptions(folder: folder.path)) { server in
                try await withHTTP(server.address) { client in
                    let feed = APITripRepository(client, dialect: NativeFeed.server)
                    try await work(feed, feed)
                }
            }
        }
    }

    /// The trips as the program's own data has them.
    static func bundledTrips() async throws -> [Trip] {
        try await APITripRepository(FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files).trips(in: nil).collect()
    }
}
