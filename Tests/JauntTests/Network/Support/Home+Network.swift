import TestSupport

extension Home {
    /// A secret that is to be found in a request's header and nowhere else.
    static let canary = "canary-4711-tell-nobody"

    /// A user who waits for nothing for long, asks once, and has a token for both servers.
    static func impatient(_ changes: [String: String?] = [:]) throws -> Home {
        try Home()
            .with([
                "JAUNT_NETWORK_CONNECT_TIMEOUT": "0.5", "JAUNT_NETWORK_IDLE_TIMEOUT": "0.4", "JAUNT_NETWORK_ATTEMPT_TIMEOUT": "0.8",
                "JAUNT_NETWORK_ATTEMPTS": "1", "JAUNT_NETWORK_LONGEST_WAIT": "0", "JAUNT_TRIPS_TOKEN": canary,
                "JAUNT_COUNTRIES_TOKEN": canary,
            ])
            .with(changes)
    }

    /// `jaunt trips` from a server.
    func trips(at address: String, _ options: String...) throws -> ProcessRun {
        try jaunt(["trips", "--format", "json", "--trips-url", address] + options, within: .seconds(30))
    }

    /// `jaunt countries` from a server that speaks v3.1.
    func countries(at address: String, _ options: String...) throws -> ProcessRun {
        try jaunt(
            ["countries", "--format", "json", "--countries-url", address, "--countries-dialect", "v3.1"] + options, within: .seconds(30))
    }

    /// `jaunt borders` from a server that speaks v3.1.
    func borders(of name: String, at address: String) throws -> ProcessRun {
        try jaunt(
            ["borders", "--format", "json", "--countries-url", address, "--countries-dialect", "v3.1", "--", name], within: .seconds(30))
    }

    /// The program on a terminal, with trips from a server.
    func openTrips(at address: String) throws -> PseudoTerminal {
        let terminal = try open(["--trips-url", address])
        try terminal.see("250 countries")
        try terminal.send("2")
        return terminal
    }

    /// The program on a terminal, with countries from a server that speaks v3.1.
    func openCountries(at address: String, rows: Int = 24) throws -> PseudoTerminal {
        try open(["--countries-url", address, "--countries-dialect", "v3.1"], rows: rows)
    }
}
