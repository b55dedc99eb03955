package import TravelKit

/// The dialect of the native trip feed, as servers and as files speak it.
package struct NativeFeed: TripDialect {
    package let givesEveryRegion: Bool

    /// The feed of a server, which selects the trips of a region.
    package static let server = NativeFeed(givesEveryRegion: false)
    /// The feed in files: `trips.json` holds every region's.
    package static let files = NativeFeed(givesEveryRegion: true)

    package func trips(in region: Region.ID?) -> Endpoint<Batch<Trip>> {
        .list(
            of: NativeTripRecord.self, path: ["trips"] + (region.map { [$0.text] } ?? []), needsToken: true, freshFor: .seconds(60),
            plain: { NativeTripRecord(plainly: $0) }
        ) { try $0.trip() }
    }

    package var regions: Endpoint<Batch<Region>> {
        .list(of: NativeRegionRecord.self, path: ["regions"], needsToken: true, freshFor: .seconds(86_400)) { $0.region() }
    }
}
