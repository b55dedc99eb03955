package import TravelKit

/// What can be chosen where a region is asked for.
package enum RegionChoice: Identifiable, Hashable, Sendable {
    /// Every region.
    case all
    /// One region.
    case region(Region)

    package var id: Region.ID? {
        switch self {
        case .all: nil
        case .region(let region): region.id
        }
    }

    /// The region; nil for all.
    package var region: Region? {
        switch self {
        case .all: nil
        case .region(let region): region
        }
    }

    /// What it is called.
    package var name: String { region?.name ?? "All regions" }
}
