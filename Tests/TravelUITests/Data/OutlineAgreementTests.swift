import Foundation
import Testing
import TravelData
import TravelFeatures
import TravelKit

/// The simplified outlines against pictures that the generator made from the ones of the source (`Resources/Generator/outline_samples.txt`).
@Suite struct OutlineAgreementTests {
    /// A country as it fills 400 × 232 dots.
    private struct Sample {
        let code: Alpha3Code
        let window: MapWindow
        /// Where land begins and ends in turn, row by row.
        let rows: [[Int]]
    }

    private static let (width, height) = (400, 232)

    private func samples() throws -> [Sample] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Resources/Generator/outline_samples.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#") }
        return try stride(from: 0, to: lines.count - 1, by: Self.height + 1).map { start in
            let words = lines[start].split(separator: " ")
            let numbers = try words.dropFirst().map { try #require(Double($0)) }
            // The file names the middle of the first dot.
            let center = MapPoint(
                longitude: numbers[0] + numbers[2] * Double(Self.width - 1) / 2,
                latitude: numbers[1] - numbers[3] * Double(Self.height - 1) / 2)
            let window = MapWindow(
                center: center, across: numbers[2], down: numbers[3], columns: Self.width / 2, rows: Self.height / 4)
            return Sample(
                code: Alpha3Code(String(words[0])), window: window,
                rows: lines[(start + 1)...(start + Self.height)].map { $0.split(separator: " ").compactMap { Int($0) } })
        }
    }

    @Test("Where a country fills it, 98.5 % of all dots of the window are as in the source, and 90 % measured by the country's own alone")
    func nearlyAllDotsOfACountryAreTheSame() async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        let samples = try samples()
        #expect(samples.count == 16)
        // Islands that are a dot or two wide are hardly more than their coasts.
        let islands: Set<Alpha3Code> = ["BHS", "VUT"]
        for sample in samples {
            let country = try #require(world.index(of: sample.code).map { world.countries[$0] })
            var drawn = Array(repeating: Array(repeating: false, count: Self.width), count: Self.height)
            var scan = MapScan(sample.window, step: 1, offset: 0.5)
            for span in scan.spans(country.rings) {
                for x in span.dots(in: Self.width) { drawn[span.row][x].toggle() }
            }
            var (land, same, wrong) = (0, 0, 0)
            for (row, ends) in sample.rows.enumerated() {
                var wanted = Array(repeating: false, count: Self.width)
                for pair in stride(from: 0, to: ends.count - 1, by: 2) {
                    for x in ends[pair]..<min(ends[pair + 1], Self.width) { wanted[x] = true }
                }
                for x in 0..<Self.width {
                    if wanted[x] { land += 1 }
                    if wanted[x] == drawn[row][x] { same += 1 } else { wrong += 1 }
                }
            }
            // Of all dots of the picture, as the bar has it; and, harder, measured by the country's own alone.
            let (all, own) = (Double(same) / Double(Self.width * Self.height), 1 - Double(wrong) / Double(land))
            let isIslands = islands.contains(sample.code)
            #expect(land > (isIslands ? 1000 : 2000), "\(sample.code)")
            #expect(all >= 0.985, "\(sample.code): \(all)")
            #expect(own >= (isIslands ? 0.8 : 0.9), "\(sample.code): \(own)")
        }
    }

    @Test func neighboursLeaveNoHoles() async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        // Inland, at several zooms: each dot lies in just one country.
        for (longitude, latitude) in [(16.0, 49.0), (10, 47.2), (25, -15), (-60, -20), (103, 18), (68, 39), (22.6, 42.3)] {
            for down in [0.002, 0.01, 0.03] {
                let window = MapWindow(center: MapPoint(longitude: longitude, latitude: latitude), down: down, columns: 60, rows: 15)
                var owners = Array(repeating: 0, count: window.width * window.height)
                var scan = MapScan(window, step: 1, offset: 0.5)
                for country in world.countries {
                    for span in scan.spans(country.rings) {
                        for x in span.dots(in: window.width) { owners[span.row * window.width + x] += 1 }
                    }
                }
                #expect(owners.count { $0 != 1 } == 0, "\(longitude), \(latitude) at \(down)")
            }
        }
    }

    /// Natural Earth has some of these places in another country's land, or in nobody's.
    @Test(
        "Land is with the country that has it in ISO 3166-1",
        arguments: [
            ("ESH", -13.19, 27.13), ("ESH", -15.93, 23.72), ("ESH", -11.68, 26.74), ("ESH", -10.57, 26.16), ("MAR", -9.55, 30.42),
            ("MAR", -12.7, 27.9), ("SOM", 44.06, 9.56), ("SOM", 45.33, 2.1), ("CYP", 33.32, 35.34), ("CYP", 33.94, 35.12),
            ("CYP", 33.04, 34.72),
        ])
    func whoseLandItIs(code: String, longitude: Double, latitude: Double) async throws {
        let world = try await BundledOutlines(EmbeddedFiles()).outlines()
        let window = MapWindow(center: MapPoint(longitude: longitude, latitude: latitude), down: 0.001, columns: 2, rows: 1)
        var scan = MapScan(window, step: 1, offset: 0.5)
        func isThere(_ rings: [MapRing]) -> Bool { scan.spans(rings).contains { !$0.dots(in: window.width).isEmpty } }
        var there = world.countries.filter { isThere($0.rings) }.map(\.place.code.text)
        if isThere(world.unowned) { there.append("nobody") }
        #expect(there == [code])
    }
}
