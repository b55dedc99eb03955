import TestSupport
import TravelData
import TravelKit
import jaunt_server

/// Where the contract's countries come from.
enum CountrySource: String, CaseIterable, Sendable, CustomStringConvertible {
    case bundled = "bundled files"
    case folder = "a folder"
    case v1 = "v1 over HTTP"
    case v2 = "v2 with semicolons over HTTP"
    case v2Comma = "v2 with commas over HTTP"
    case v31 = "v3.1 over HTTP"
    case v5 = "v5 over HTTP"

    /// Those that are asked for a name and for codes. v5 is not: it is kept as a whole.
    static let overHTTP: [CountrySource] = [.v1, .v2, .v2Comma, .v31]

    var description: String { rawValue }

    /// Gives `work` the repository, and the server that it asks where there is one.
    func open(_ work: (any CountryRepository, RecordedServer<LocalServer>?) async throws -> Void) async throws {
        switch self {
        case .bundled:
            try await work(APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountryTable()), nil)
        case .folder:
            let folder = try TemporaryDirectory()
            try folder.copyBundled("countries.json")
            try await work(APICountryRepository(FileAPIClient(FolderFiles(folder: folder.path)), dialect: BundledCountries()), nil)
        case .v1:
            try await ask(path: "/rest/v1", RESTCountriesV1(), work)
        case .v2:
            try await ask(path: "/v2", RESTCountriesV2.semicolon, work)
        case .v2Comma:
            try await ask(path: "/v2-comma", RESTCountriesV2.comma, work)
        case .v31:
            try await ask(path: "/v3.1", RESTCountriesV31(), work)
        case .v5:
            try await ask(path: "/v5", RESTCountriesV5(), work)
        }
    }

    private func ask(
        path: String, _ dialect: any CountryDialect, _ work: (any CountryRepository, RecordedServer<LocalServer>?) async throws -> Void
    ) async throws {
        try await LocalServer.run(ServerOptions()) { server in
            try await withHTTP(server.address + path) { client in try await work(APICountryRepository(client, dialect: dialect), server) }
        }
    }
}

extension LocalServer {
    /// Runs a server for as long as `work` lasts.
    static func run(_ options: ServerOptions, _ work: (RecordedServer<LocalServer>) async throws -> Void) async throws {
        let recorded = try await RecordedServer { try await start(options, onRequest: $0) }
        do {
            try await work(recorded)
        } catch {
            await recorded.server.stop()
            throw error
        }
        await recorded.server.stop()
    }
}

extension TemporaryDirectory {
    /// Copies one of the program's own files.
    func copyBundled(_ name: String) throws {
        try write(String(decoding: EmbeddedFiles().contents(of: name) ?? [], as: UTF8.self), to: name)
    }
}
