package import TravelKit

/// Reads `outlines.bin`, as `Resources/README.md` describes it: numbers in LEB128, signed ones in zigzag, thousandths of a degree.
package struct OutlineDecoder {
    private let bytes: [UInt8]
    private var place = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The outlines in these bytes.
    /// - Throws: `OutlineError` when they hold none.
    package static func decode(_ bytes: [UInt8]) throws(OutlineError) -> WorldOutlines {
        var decoder = OutlineDecoder(bytes)
        return try decoder.outlines()
    }

    private mutating func outlines() throws(OutlineError) -> WorldOutlines {
        guard bytes.starts(with: Array("JO1\n".utf8)) else { throw .unreadable(0) }
        place = 4
        var places: [WorldOutlines.Place] = []
        for _ in 0..<(try count()) {
            let code = String(decoding: try take(3), as: UTF8.self)
            let middle = try point()
            places.append(
                WorldOutlines.Place(code: Alpha3Code(code), middle: middle, capital: try number() == 0 ? nil : try point()))
        }
        var lines: [MapLine] = []
        var (x, y) = (0, 0)
        for _ in 0..<(try count()) {
            let owners = try [number(), number()].filter { $0 > 0 }.map { owner in
                owner <= places.count ? MapLine.Owner.country(owner - 1) : .nobody
            }
            let flags = try number()
            let steps = try count()
            (x, y) = (x &+ (try signed()), y &+ (try signed()))
            var points = [Self.point(x, y)]
            points.reserveCapacity(steps + 1)
            var (lineX, lineY) = (x, y)
            for step in 0..<steps {
                // The inner points are on a coarser grid; where lines meet, they do so exactly.
                let shift = step < steps - 1 ? flags & 7 : 0
                (lineX, lineY) = (lineX &+ (try signed()) << shift, lineY &+ (try signed()) << shift)
                points.append(Self.point(lineX, lineY))
            }
            guard steps > 0, let line = MapLine(points, owners: owners, isDrawn: flags & 8 == 0) else { throw .unreadable(place) }
            lines.append(line)
        }
        guard place == bytes.count else { throw .unreadable(place) }
        return try WorldOutlines(places: places, lines: lines)
    }

    private mutating func point() throws(OutlineError) -> MapPoint { Self.point(try signed(), try signed()) }

    private static func point(_ x: Int, _ y: Int) -> MapPoint { MapPoint(longitude: Double(x) / 1000, latitude: Double(y) / 1000) }

    private mutating func take(_ count: Int) throws(OutlineError) -> ArraySlice<UInt8> {
        guard bytes.count - place >= count else { throw .unreadable(place) }
        place += count
        return bytes[(place - count)..<place]
    }

    private mutating func number() throws(OutlineError) -> Int {
        var (value, shift) = (0, 0)
        while place < bytes.count, shift < 35 {
            let byte = Int(bytes[place])
            place += 1
            value |= (byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
        throw .unreadable(place)
    }

    /// How many of something follow, each of which takes a byte at least.
    private mutating func count() throws(OutlineError) -> Int {
        let count = try number()
        guard count <= bytes.count - place else { throw .unreadable(place) }
        return count
    }

    private mutating func signed() throws(OutlineError) -> Int {
        let number = try number()
        return number & 1 == 0 ? number >> 1 : -(number >> 1) - 1
    }
}
