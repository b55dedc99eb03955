/// Some of what cells of a map show.
package struct MapParts: Hashable, Sendable {
    private var bits: UInt16 = 0

    package init(_ parts: some Sequence<MapPart>) {
        for part in parts { bits |= 1 << part.rawValue }
    }

    package func contains(_ part: MapPart) -> Bool { bits >> part.rawValue & 1 != 0 }
}
