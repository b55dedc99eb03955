import Configuration
import TravelData
import TravelKit

/// What the user has set to give the token of one server. What stands beside the address of another server (in the environment, in the
/// file) is not for this one.
nonisolated struct TokenSettings: Hashable, Sendable {
    /// The names of the settings that belong together.
    struct Names: Sendable {
        var url: Setting
        var dialect: Setting
        var command: Setting
        /// The variable that holds the token itself; a file that holds settings holds no secrets.
        var variable: String

        static let countries = Names(
            url: .countriesURL, dialect: .countriesDialect, command: .countriesTokenCommand, variable: "JAUNT_COUNTRIES_TOKEN")
        static let trips = Names(url: .tripsURL, dialect: .tripsDialect, command: .tripsTokenCommand, variable: "JAUNT_TRIPS_TOKEN")
    }

    /// A command that prints the token, by its arguments; empty for none.
    var command: [String] = []
    /// The token itself.
    var token: Secret?

    init() {}

    /// Whether there is one.
    var isSet: Bool { !command.isEmpty || token != nil }

    /// What to do where the server wants another, in a sentence.
    func advice(_ names: Names) -> String { "Set \(isSet ? "another" : "a") token with \(names.variable) or \(names.command.name)." }

    /// What is set for the server at `url`.
    /// - Parameters:
    ///   - variables: the settings of the environment alone.
    ///   - file: the settings of the file alone.
    init(
        _ names: Names, for url: BaseURL, environment: [String: String], variables: SettingsReader, file: SettingsReader
    ) throws(Settings.Failure) {
        let isFiled = try Self.names(url, names, file)
        // A variable beside no address is for the server of the file; where that names none either, for whichever there is.
        if try Self.names(url, names, variables) ?? isFiled ?? true {
            command = try variables.list(names.command)
            token = environment[names.variable].flatMap { $0.isEmpty ? nil : Secret($0) }
        }
        if command.isEmpty, isFiled ?? true { command = try file.list(names.command) }
    }

    /// Whether a place names this server; nil where it names none.
    private static func names(_ url: BaseURL, _ names: Names, _ place: SettingsReader) throws(Settings.Failure) -> Bool? {
        let standard = try place.text(names.dialect) == TripsDialect.travelpayouts.rawValue ? TripsServer.travelpayouts : nil
        guard let text = try place.text(names.url) ?? standard else { return nil }
        return try Settings.address(text, names.url).origin == url.origin
    }
}
