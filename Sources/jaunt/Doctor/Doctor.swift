import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// Looks at everything that the program uses: what is set, what the sources answer, who is signed in, and where things are kept.
struct Doctor {
    let program: Composition

    /// What there is to say, from the settings to the files.
    func findings() async -> [Finding] {
        let settings = program.settings
        var findings = [Finding("Version", Version.text), configuration]
        let countries = await source(
            "Countries", place(settings.countries.map { ($0.url, $0.dialect.rawValue) }), isMetered: program.isMetered
        ) {
            await answer(program.countries.countries(), "country", "countries")
        }
        findings.append(countries.finding)
        if let server = settings.countries, let finding = await countriesToken(server) { findings.append(finding) }
        let trips = await source("Trips", place(settings.trips.map { ($0.url, $0.dialect.rawValue) }), isMetered: false) {
            await answer(program.feed.trips(in: nil), "trip", "trips")
        }
        findings.append(trips.finding)
        // Who gives no trips is not asked for what they could be chosen by.
        if trips.finding.state == .fine { findings.append(await regions) }
        if let folder = settings.data { findings += await others(in: folder) }
        if let server = settings.trips { findings.append(await account(server, trips.failure)) }
        findings.append(network)
        return findings
            + Self.local(program.folders, environment: program.environment, program.format, keepsPrices: settings.keepsPrices)
    }

    // MARK: Settings

    /// A line that says what is wrong with the configuration, with what to do.
    static func configuration(wrong line: String) -> Finding {
        let sentence = line.last.map { ".?!".contains($0) } == true ? line : line + "."
        if line.hasSuffix(PrivateFile.remedyOfLinks) { return Finding("Configuration", sentence, .problem) }
        // What is not opened has no settings that could be wrong.
        let isRead = !line.contains("/config.yaml cannot be read: ")
        let advice = isRead ? "'jaunt config example' shows what there is." : "Look at who may read it and its folder."
        return Finding("Configuration", sentence + " " + advice, .problem)
    }

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
        if let file = settings.certificateFile {
            do throws(Reason) { try CertificateFile.check(file) } catch {
                let setting = Setting.certificateFile
                let isVariable = !(program.environment[setting.variable] ?? "").isEmpty
                let name = isVariable ? setting.variable : setting.name
                return Finding("Network", "\(name): \(file) cannot be read: \(error).", .problem)
            }
            words.append("certificates of \(file)" + (CertificateFile.isPipe(file) ? ", a pipe that is not looked at" : ""))
        }
        for name in ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy", "NO_PROXY", "no_proxy"]
        where !(program.environment[name] ?? "").isEmpty { words.append("\(name) is set") }
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

    /// How much a source gives, or why it gives nothing, or not all, in words.
    private struct Answer {
        var words: String
        var failure: RepositoryError?
    }

    /// The regions of the feed: a server of trips that knows none leaves them to the files.
    private var regions: Finding {
        get async {
            let server = program.settings.trips.flatMap { $0.dialect == .travelpayouts ? nil : $0 }
            let regions = await source("Regions", place(server.map { ($0.url, $0.dialect.rawValue) }), isMetered: false) {
                await answer(program.regions.regions(), "region", "regions")
            }
            return regions.finding
        }
    }

    /// What else is read of a folder of the user's, where it is there: else that of the program is.
    private func others(in folder: String) async -> [Finding] {
        let files = FolderFiles(folder: folder)
        var findings: [Finding] = []
        if files.has("airports.tsv") {
            let airports = await source("Airports", folder, isMetered: false) {
                await answer(program.airports.allAirports(), "airport", "airports")
            }
            findings.append(airports.finding)
        }
        if files.has("outlines.bin") {
            let outlines = await source("Outlines", folder, isMetered: false) {
                do throws(RepositoryError) {
                    let count = try await program.outlines.outlines().countries.count
                    return Answer(words: "\(program.format.number(count)) \(count == 1 ? "country" : "countries")")
                } catch {
                    return Answer(words: words(error), failure: error)
                }
            }
            findings.append(outlines.finding)
        }
        return findings
    }

    /// Asks a source, unless that costs something or was not wanted.
    /// - Returns: what was found, and what went wrong where it was asked.
    private func source(
        _ subject: String, _ place: String, isMetered: Bool, _ ask: () async -> Answer
    ) async -> (finding: Finding, failure: RepositoryError?) {
        if isMetered { return (Finding(subject, "\(place): not asked, because requests are counted there", .skipped), nil) }
        let start = ContinuousClock.now
        let answer = await ask()
        if let failure = answer.failure {
            if case .offline = failure { return (Finding(subject, "\(place): not asked, because Jaunt works offline", .skipped), nil) }
            return (Finding(subject, "\(place): \(answer.words)", .problem), failure)
        }
        let time = Int((ContinuousClock.now - start) / .milliseconds(1))
        return (Finding(subject, "\(place): \(answer.words), in \(time) ms"), nil)
    }

    /// How much a source gives.
    private func answer<Value>(_ reading: Reading<Value>, _ one: String, _ many: String) async -> Answer {
        let part: Part<Value>
        do throws(RepositoryError) {
            part = try await reading.reloaded.collectWithNotes()
        } catch {
            return Answer(words: words(error), failure: error)
        }
        if let failure = part.failures.first { return Answer(words: "\(failure.name): \(words(failure.error))", failure: failure.error) }
        let count = "\(program.format.number(part.values.count)) \(part.values.count == 1 ? one : many)"
        return Answer(words: part.skipped == 0 ? count : "\(count), \(part.skipped) skipped because they cannot be read")
    }

    private func words(_ error: any Error) -> String {
        (error as? RepositoryError).map { program.words($0) } ?? "\(error)"
    }

    // MARK: Whoever asks

    /// Where the token for a server comes from: as `TokenChain` has it. A command is run, to see whether it gives one.
    /// - Parameters:
    ///   - command: what prints it; nil where that is not set.
    ///   - failure: why the server did not answer who shows it; nil where it did, or was not asked.
    private func token(
        _ subject: String, _ set: TokenSettings, by command: TokenCommand?, _ url: BaseURL, _ failure: RepositoryError? = nil
    ) async -> Finding? {
        if let command {
            let name = set.command.first ?? ""
            let chain = TokenChain(command: command, environment: nil, file: program.credentials, origin: url.origin)
            do throws(APIError) {
                _ = try await chain.token()
                return shown(subject, "by token_command: \(name)", failure)
            } catch {
                let reason = if case .invalidRequest(let reason) = error { reason } else { "token_command (\(name)): \(error)" }
                return Finding(subject, "\(reason). Run it in a shell to see why.", .problem)
            }
        }
        if set.token != nil { return shown(subject, "by a token from the environment", failure) }
        do {
            let isKept = try await program.credentials.credentials(for: url.origin) != nil
            return isKept ? shown(subject, "by a token of credentials.json", failure) : nil
        } catch {
            return Finding(subject, words(error), .problem)
        }
    }

    /// Where the token for the server of countries comes from. It is not tried: where one is wanted, requests are counted.
    private func countriesToken(_ server: CountriesServer) async -> Finding? {
        var finding = await token("Token for countries", program.settings.countriesToken, by: program.countriesCommand, server.url)
        guard finding?.state == .fine else { return finding }
        finding?.state = .skipped
        finding?.detail +=
            program.isMetered
            ? ": not tried, because requests are counted there"
            : ": not shown, because servers that speak \(server.dialect.rawValue) want none"
        return finding
    }

    /// What is said of a token that there is: that the server refuses it, where it was asked and does, and what to do then.
    private func shown(_ subject: String, _ detail: String, _ failure: RepositoryError?) -> Finding {
        let status: Int
        switch failure {
        case .signInRequired?: status = 401
        // Where it wants to be left alone for a while, it is not the token that is wrong.
        case .forbidden?, .rejected(_, _, 403, nil)?, .unavailable(_, 403, nil)?: status = 403
        default: return Finding(subject, detail)
        }
        let advice = failure.map { program.remedy($0) } ?? ""
        return Finding(subject, "\(detail): the server refuses the token (status \(status)). \(advice)", .problem)
    }

    private func account(_ server: TripsServer, _ failure: RepositoryError?) async -> Finding {
        let subject = "Signed in"
        guard let accounts = program.accounts else {
            return await token(subject, program.settings.tripsToken, by: program.tripsCommand, server.url, failure)
                ?? Finding(subject, "nobody: no token is set for \(server.url.origin)")
        }
        do throws(RepositoryError) {
            guard let account = try await accounts.account() else { return Finding(subject, "nobody at \(server.url.origin)") }
            if let problem = account.problem {
                let line = "jaunt logout --trips-url \(server.url.description.asShellWord)"
                return Finding(subject, "\(problem). To take it away: \(line)", .problem)
            }
            return shown(subject, "\(account.name.isEmpty ? "somebody" : account.name) at \(server.url.origin)", failure)
        } catch {
            return Finding(subject, words(error), .problem)
        }
    }
}
