import ArgumentParser
import Foundation

/// The program: reads its options, starts the server, and waits for a signal.
@main
struct JauntServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jaunt-server",
        abstract: "Answers as the country and trip servers do, from the data that comes with Jaunt.",
        discussion: """
            GET  /rest/v1/all, /rest/v1/name/{name}?fullText=true, /rest/v1/alpha/{code}, /rest/v1/alpha?codes=AUT;BEL
            GET  /v2/all, … as v1, each with fields=name;borders; /v2-comma/all, … the same with commas
            GET  /v3.1/all?fields=name,cca3, /v3.1/name/{name}?fullText=true, /v3.1/alpha/{code}, /v3.1/alpha?codes=AUT,BEL
            GET  /v5?limit=100&offset=0&response_fields=names.common,borders
            GET  /v1/prices/cheap?origin=VNO&destination=-&currency=eur&page=1
            GET  /aviasales/v3/prices_for_dates?origin=VNO&destination=RIX&currency=eur
            GET  /trips, /trips/{region}, /regions, /airports/{IATA}
            POST /login with {"email":"\(Accounts.email)","password":"\(Accounts.password)"}

            Nothing is kept and nothing is encrypted: it is there to try Jaunt out and to test it.
            """)

    @Option(help: "The port to listen on; 0 takes any that is free.")
    var port = 8080

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("How long to wait before every answer, in milliseconds.", valueName: "ms"))
    var delay = 0

    @Option(
        help: """
            The token without which trips, regions and airports (X-API-TOKEN), /v5 (Authorization: Bearer) and the Travelpayouts addresses \
            (X-Access-Token) are refused; signing in gives it out.
            """)
    var requireToken: String?

    @Option(help: ArgumentHelp("A folder with countries.json, airports.tsv, regions.json and trips.json.", valueName: "dir"))
    var data: String?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port is a number from 0 to 65535.") }
        guard delay >= 0 else { throw ValidationError("--delay is a number of milliseconds, 0 or more.") }
        // It would be shown by whoever sends the header field with nothing in it.
        guard requireToken != "" else { throw ValidationError("--require-token is a token, not nothing.") }
        if let data {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: data, isDirectory: &isFolder)
            guard isThere else { throw ValidationError("--data: there is no folder \(data).") }
            guard isFolder.boolValue else { throw ValidationError("\(data) is a file; --data wants its folder.") }
        }
    }

    func run() async throws {
        let options = ServerOptions(port: port, host: host, delay: .milliseconds(delay), requiredToken: requireToken, folder: data)
        // Before the server starts, so that a signal while it does is not lost.
        let signals = EndSignals()
        defer { signals.cancel() }
        let arrivals = signals.arrivals
        let server = try await LocalServer.start(options)
        let watch = Task {
            for await _ in arrivals { return await server.stop() }
        }
        // Not print: its buffer would hold the line back when the output is a pipe, and whoever started us waits for it.
        try FileHandle.standardOutput.write(contentsOf: Data("jaunt-server listens on \(server.address)\n".utf8))
        try await server.waitUntilEnded()
        watch.cancel()
    }
}
