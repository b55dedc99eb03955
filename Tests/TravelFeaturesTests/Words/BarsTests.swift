import Testing

@testable import TravelFeatures

@Suite("Bars of eighths")
struct BarsTests {
    @Test(
        "The lowest value has one eighth, the highest eight, and the others the nearest",
        arguments: [
            ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█", "12345678"), ([-7, 7, 0], "▁█▅", "185"), ([0, 49, 50, 51, 100], "▁▄▅▅█", "14558"),
            ([-0.5, 0.5], "▁█", "18"), ([3, 3], "▄▄", "44"), ([], "", ""),
        ] as [([Double], String, String)])
    func bars(values: [Double], bars: String, digits: String) {
        for (isASCII, expected) in [(false, bars), (true, digits)] {
            #expect(String(values.map { Bars.bar($0, of: range(values), level: 4, isASCII: isASCII) }) == expected)
        }
    }

    @Test("Where all values are the same each bar is as high as is wanted", arguments: zip(1...8, "▁▂▃▄▅▆▇█"))
    func level(eighths: Int, bar: Character) {
        #expect(Bars.bar(5, of: 5...5, level: eighths) == bar)
    }

    private func range(_ values: [Double]) -> ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }
}
