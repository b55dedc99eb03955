import Foundation
import TestSupport
import Testing

/// What holds of every case, whatever the server does.
enum Gates {
    /// No process may have more resident memory than this, in bytes.
    static let memory = 100 * 1_048_576
    /// How long the user of `Home.impatient` waits for one answer, and the second that a program has besides.
    static let time: Duration = .milliseconds(1800)
}

extension ProcessRun {
    /// It ended by itself, in time, in little memory, with clean output, and told nobody the secret.
    func expectGates(
        _ home: Home, within limit: Duration = Gates.time, memory: Int = Gates.memory, _ location: SourceLocation = #_sourceLocation
    ) {
        if case .signaled = status { Issue.record("ended by \(status)", sourceLocation: location) }
        #expect(duration < limit, sourceLocation: location)
        // Who ended before anybody could look had no time to fill so much.
        #expect((peakMemory ?? 0) < memory, sourceLocation: location)
        #expect(!holdsControls, sourceLocation: location)
        #expect(!output.contains(Home.canary) && !errors.contains(Home.canary), sourceLocation: location)
        #expect(home.filesWithCanary == [], sourceLocation: location)
    }

    /// It failed: one sentence on standard error, and what can be done about it, nothing on standard output.
    func expectFailure(
        _ sentence: String, status: Int32 = 1, _ home: Home, within limit: Duration = Gates.time,
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(errors == "jaunt: \(sentence)\(Self.remedy(of: sentence))\n", sourceLocation: location)
        #expect(self.status == .exited(status), sourceLocation: location)
        #expect(output == "", sourceLocation: location)
        expectGates(home, within: limit, memory: Gates.memory, location)
    }

    /// What the program says can be done about what such a sentence says; "" where it says nothing.
    private static func remedy(of sentence: String) -> String {
        let remedies = [
            ("(status 401)", "Set another token with JAUNT_TRIPS_TOKEN or trips.token_command."),
            ("(status 403", "Set another token with JAUNT_TRIPS_TOKEN or trips.token_command."),
            ("(status 404", "Check the address and the dialect."),
            ("(status 200)", "Check what was asked, and the settings of the source."),
            (" cannot be reached (", "Check the network and the address."),
            (" did not answer in time (", "The server or the network is slow."),
            (" gives cannot be read (", "Check the address and the dialect, or the file."),
            (" cannot be used (", "Check the settings of the data source."),
        ]
        return remedies.first { sentence.contains($0.0) }.map { " " + $0.1 } ?? ""
    }

    /// It printed so many records and no remark.
    func expectRecords(_ count: Int, _ home: Home, within limit: Duration = Gates.time, _ location: SourceLocation = #_sourceLocation)
        throws
    {
        #expect(errors == "", sourceLocation: location)
        #expect(status == .exited(0), sourceLocation: location)
        expectGates(home, within: limit, memory: Gates.memory, location)
        #expect(try records(location).count == count, sourceLocation: location)
    }
}

extension Home {
    /// The user's files that hold the secret.
    var filesWithCanary: [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            FileManager.default.contents(atPath: folder.file(name))?.range(of: Data(Self.canary.utf8)) != nil
        }
    }
}

extension PseudoTerminal {
    /// It runs in little memory, and shows nobody the secret. Quits it.
    func expectGates(_ home: Home, _ location: SourceLocation = #_sourceLocation) throws {
        #expect((peakMemory ?? 0) < Gates.memory, sourceLocation: location)
        #expect(home.filesWithCanary == [], sourceLocation: location)
        try quit("Q", status: 0, location)
        #expect(!String(decoding: output, as: UTF8.self).contains(Home.canary), sourceLocation: location)
    }
}
