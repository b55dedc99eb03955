import Benchmark
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// What a list and a map spend their time on, each by itself; `Tests/Benchmarks/README.md` says how they are run.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.wallClock, .cpuTotal], warmupIterations: 1, maxDuration: .seconds(3))

    for (name, texts) in [("plain", Rows.plain), ("hostile", Rows.hostile)] {
        Benchmark("Sanitise 1,000 \(name) texts") { benchmark in
            for _ in benchmark.scaledIterations { for text in texts { blackHole(SafeText(text)) } }
        }
    }
    Benchmark("Fold 1,000 texts for the filter") { benchmark in
        for _ in benchmark.scaledIterations { for text in Rows.plain { blackHole(SearchKey([text])) } }
    }
    Benchmark("Decode the 250 countries") { benchmark in
        let countries = APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable())
        for _ in benchmark.scaledIterations { await take(benchmark) { try await countries.countries().collect().count } }
    }
    Benchmark("Decode 10,000 trips") { benchmark in
        let trips = APITripRepository(FileAPIClient(Rows.feed), dialect: NativeFeed.files)
        for _ in benchmark.scaledIterations { await take(benchmark) { try await trips.trips(in: nil).collect().count } }
    }

    Benchmark("Sort 100,000 trips by price and back") { benchmark in
        let list = await ListStage.shared()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            await list.sort(by: "price")
            await list.sort(by: nil)
        }
    }
    Benchmark("Filter 100,000 trips by a letter") { benchmark in
        let list = await ListStage.shared()
        for _ in benchmark.scaledIterations {
            await list.filter(by: "")
            benchmark.startMeasurement()
            await list.filter(by: "r")
            benchmark.stopMeasurement()
        }
    }
    Benchmark("Narrow the filter of 100,000 trips by a letter") { benchmark in
        let list = await ListStage.shared()
        for _ in benchmark.scaledIterations {
            await list.filter(by: "ri")
            benchmark.startMeasurement()
            await list.filter(by: "rig")
            benchmark.stopMeasurement()
        }
    }
    Benchmark("Step down and draw, 120 × 40") { benchmark in
        let list = await ListStage.shared()
        await list.filter(by: "")
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { await list.step() }
    }
    Benchmark("Lay out and draw other widths") { benchmark in
        let list = await ListStage.shared()
        await list.filter(by: "")
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { for columns in [80, 200, 120] { await list.draw(columns: columns) } }
    }

    for (name, hasTrips) in [("map", false), ("map with trips", true)] {
        Benchmark("Draw the world's \(name), 200 × 60") { benchmark in
            let map = await MapStage.shared()
            await map.show(trips: hasTrips)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { await map.pan() }
        }
    }
}

/// Reads, and says so where it fails: a failure is fast, and no figure.
private func take(_ benchmark: Benchmark, _ body: () async throws -> Int) async {
    do { blackHole(try await body()) } catch { benchmark.error("\(error)") }
}
