import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Nobody waits any more", .timeLimit(.minutes(1)))
struct HTTPCancellationTests {
    @Test(
        "The wait ends at once and is no error to show, wherever the answer was",
        arguments: [
            [], [.head(["content-length: 1000"])], [.head(["content-length: 1000"]), .send(Array("[1,".utf8))],
            [.head(), .send([0x5B]), .endless(Array(String(repeating: "1,", count: 30_000).utf8))],
        ] as [[Fault.Step]])
    func cancelled(steps: [Fault.Step]) async throws {
        try await MisbehavingServer.run(Fault(steps)) { server in
            try await withHTTP(server.address, .patient.with { $0.maximumBody = .max }) { client in
                let waiting = Task { await failure { try await client.collect(HTTPAnswerTests.numbers) } }
                for await _ in server.arrivals { break }
                waiting.cancel()
                let found = await waiting.value
                #expect(found == "cancelled")
            }
        }
    }

    @Test("The reader of a repository hears it too, and its request is broken off")
    func reading() async throws {
        try await MisbehavingServer.run(Fault.silent) { server in
            try await withHTTP(server.address) { client in
                let trips = APITripRepository(client, dialect: NativeFeed.server)
                let waiting = Task { await failure { try await trips.trips(in: "blc").collect() } }
                for await _ in server.arrivals { break }
                waiting.cancel()
                let found = await waiting.value
                #expect(found == "cancelled")
            }
            #expect(server.targets == ["/trips/blc"])
        }
    }

    @Test("Certificates that do not come keep nobody from going on, however many wait for them")
    func certificates() async throws {
        let pipe = Pipe()
        let (reading, writing) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
        try await withHTTP("https://127.0.0.1:9", .patient.with { $0.certificateFile = "/dev/fd/\(reading)" }) { client in
            let waiting = (0...ProcessInfo.processInfo.activeProcessorCount).map { number in
                Task {
                    await failure { try await client.collect(Endpoint<Batch<Int>>.list(of: Int.self, path: ["\(number)"])) }
                }
            }
            // It is more than the pipe holds: somebody reads it.
            try await onDedicatedThread {
                try FileHandle(fileDescriptor: writing, closeOnDealloc: false).write(contentsOf: Data(count: 100_000))
            }
            for task in waiting {
                task.cancel()
                let found = await task.value
                #expect(found == "cancelled")
            }
        }
        try pipe.fileHandleForWriting.close()
    }

    @Test("Opening and leaving a hundred times leaves the client usable (H-36)")
    func often() async throws {
        try await MisbehavingServer.run(
            Fault { request, _ in
                request.target.contains("/numbers") ? [] : [.answer("[5]")]
            }
        ) { server in
            try await withHTTP(server.address) { client in
                for _ in 0..<100 {
                    let waiting = Task { await failure { try await client.collect(HTTPAnswerTests.numbers) } }
                    await Task.yield()
                    waiting.cancel()
                    let found = await waiting.value
                    #expect(found == "cancelled")
                }
                let values = try await client.collect(Endpoint<Batch<Int>>.list(of: Int.self, path: ["other"])).values
                #expect(values == [5])
            }
        }
    }
}
