import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// Looks at everything that the program uses: what is set, what the sources answer, who is signed in, and where things are kept.
struct Doctor {
    let program: Composition
    let environment: [String: String]

    /// What there is to say, from the settings to the files.
    func findings() async -> [Finding] {
        let settings = program.settings
        var findings = [Finding("Version", Version.text), configuration]
        findings.append(
            await source("Countries", place(settings.countries.map { ($0.url, $0.dialect.rawValue) }), isMetered: program.isMetered) {
                try await answer(program.countries.countries(), "countries")
            })
        if let server = settings.countries,
            let finding = await token("Token for countries", settings.countriesToken, server.url)
        {
            findings.append(finding)
        }
        findings.append(
            await source("Trips", place(settings.trips.map { ($0.url, $0.dialect.rawValue) }), isMetered: false) {
                try await answer(program.feed.trips(in: nil), "trips")
            })
        if let server = settings.trips { findings.append(await account(server)) }
        findings.append(network)
        return findings + Self.local(program.folders, environment: environment)
    }

    // MARK: Settings

    private var configuration: Finding {
        var finding = file("Configuration", program.folders.configuration + "/config.yaml", "there is no such file; none is needed")
        let keyless = program.settings.preferences.keys.withoutKeys.map(\.rawValue)
        if !keyless.isEmpty { finding.detail += ", no key for \(keyless.joined(separator: ", "))" }
        return finding
    }

    private var network: Finding {
        let settings = program.settings.network
        var words = [
            "connects within \(settings.connectTimeout.inWords)", "waits \(settings.idleTimeout.inWords) in silence",
            "gives an attempt \(settings.deadline.inWords)", "tries \(settings.retry.attempts) times",
        ]
        if let file = settings.certificateFile { words.append("certificates of \(file)") }
        for name in ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy", "NO_PROXY", "no_proxy"]
        where !(environment[name] ?? "").isEmpty { words.append("\(name) is set") }
        return Finding("Network", words.joined(separator: ", "))
    }

    /// A file that may not be there.
    private func file(_ subject: String, _ path: String, _ absence: String) -> Finding {
        FileManager.default.fileExists(atPath: path) ? Finding(subject, path) : Finding(subject, "\(path): \(absence)")
    }

    // MARK: Sources

    private func place(_ server: (url: some CustomStringConvertible, dialect: String)?) -> String {
        if let server { return "\(server.url) (\(server.dialect))" }
        return program.settings.data ?? "the bundled data"
    }

    /// Asks a source, unless that costs something or was not wanted.
    private func source(_ subject: String, _ place: String, isMetered: Bool, _ ask: () async throws -> String) async -> Finding {
        if isMetered { return Finding(subject, "\(place): not asked, because requests are counted there", .skipped) }
        let start = ContinuousClock.now
        do {
            let answer = try await ask()
            let time = Int((ContinuousClock.now - start) / .milliseconds(1))
            return Finding(subject, "\(place): \(answer), in \(time) ms")
        } catch {
            if program.settings.isOffline { return Finding(subject, "\(place): not asked, because Jaunt works offline", .skipped) }
            return Finding(subject, "\(place): \(words(error))", .problem)
        }
    }

    /// How much a source gives.
    /// - Throws: why it gives nothing, or not all.
    private func answer<Value>(_ reading: Reading<Value>, _ many: String) async throws -> String {
        let part = try await reading.reloaded.collectWithNotes()
        if let failure = part.failures.first { throw Reason("\(failure.name): \(FailureMessage(failure.error).line.string)") }
        let count = "\(program.format.number(part.values.count)) \(many)"
        return part.skipped == 0 ? count : "\(count), \(part.skipped) skipped because they cannot be read"
    }

    private func words(_ error: any Error) -> String {
        (error as? RepositoryError).map { FailureMessage($0).line.string } ?? "\(error)"
    }

    // MARK: Whoever asks

    /// Where the token for a server comes from: as `TokenChain` has it.
    private func token(_ subject: String, _ set: TokenSettings, _ url: BaseURL) async -> Finding? {
        if !set.command.isEmpty { return Finding(subject, "by token_command: \(set.command[0])") }
        if set.token != nil { return Finding(subject, "by a token from the environment") }
        do {
            let isKept = try await program.credentials.credentials(for: url.origin) != nil
            return isKept ? Finding(subject, "by a token of credentials.json") : nil
        } catch {
            return Finding(subject, words(error), .problem)
        }
    }

    private func account(_ server: TripsServer) async -> Finding {
        let subject = "Signed in"
        guard let accounts = program.accounts else {
            return await token(subject, program.settings.tripsToken, server.url)
                ?? Finding(subject, "nobody: no token is set for \(server.url.origin)")
        }
        do throws(RepositoryError) {
            guard let account = try await accounts.account() else { return Finding(subject, "nobody at \(server.url.origin)") }
            return Finding(subject, "\(account.userID) at \(server.url.origin)")
        } catch {
            return Finding(subject, words(error), .problem)
        }
    }
}
