package import TravelKit

/// Points of coast that the program's own outlines leave out: a table, read with these.
package enum BundledCoasts {
    /// The points by the codes of their countries.
    package static let points: [Alpha3Code: [MapPoint]] = {
        var points: [Alpha3Code: [MapPoint]] = [:]
        for row in EmbeddedTable("coasts.tsv").rows(["alpha3", "latitude", "longitude"]) {
            guard let latitude = Double(row[1]), let longitude = Double(row[2]) else { continue }
            points[Alpha3Code(row[0]), default: []].append(MapPoint(longitude: longitude, latitude: latitude))
        }
        return points
    }()
}
