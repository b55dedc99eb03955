import Configuration
import Foundation
import Logging
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// What the user has set: flags over environment (`JAUNT_*`) over `config.yaml`.
nonisolated struct Settings: Sendable {
    /// A folder with data in place of the bundled data.
    var data: String?
    /// The server of countries; nil for files.
    var countries: CountriesServer?
    /// The server of trips; nil for files.
    var trips: TripsServer?

    /// Whether no server is to be asked.
    var isOffline = false
    /// Whether the page of the country under the cursor is fetched before it is opened.
    var prefetches = true
    /// Whether it is kept what trips have cost.
    var keepsPrices = true
    /// What gives the tokens of the servers.
    var countriesToken = TokenSettings()
    var tripsToken = TokenSettings()
    /// Where what goes on is written; nil for nowhere.
    var log: LogFile?
    /// What is worth a line there.
    var logLevel = Logger.Level.info
    /// How the user wants the screen.
    var preferences = Preferences()
    /// Whether the terminal is asked to report the mouse.
    var usesMouse = true
    /// How the flags of countries are shown.
    var flags = FlagStyle.auto
    /// What distances and areas are written in.
    var units = LengthUnits.kilometres
    /// The language of names, or "auto".
    var language = "auto"
    /// What currencies are worth, as far as the user says so.
    var rates: ExchangeRates?
    /// Times and limits of the network.
    var network: HTTPSettings

    /// Why settings cannot be used.
    enum Failure: Error {
        /// What the command line says cannot be; a sentence that says so.
        case usage(String)
        /// The configuration file cannot be read, or something is wrong in it or with variables; a line for each thing that is.
        case configuration([String])
    }

    /// Reads the settings.
    /// - Parameter opensLog: whether the file of the log is opened, and made where there is none; otherwise it is seen that it can be.
    static func load(
        _ options: GivenOptions, environment: [String: String], folders: XDGFolders, opensLog: Bool = true
    ) async throws(Failure) -> Settings {
        let places = try SettingsPlaces.read(options, environment: environment, file: folders.configuration + "/config.yaml")
        let reader = places.reader
        var settings = Settings(network: try HTTPSettings(reader))
        settings.log = try reader.path(.logFile).flatMap { path throws(Failure) -> LogFile? in
            do throws(Reason) {
                if opensLog { return try LogFile(path) }
                try LogFile.expectWritable(path)
                return nil
            } catch {
                throw places.failure(.logFile) { name in "\(name(.logFile)): \(path) cannot be written: \(error)." }
            }
        }
        if let level = try reader.text(.logLevel).flatMap(Logger.Level.init(rawValue:)) { settings.logLevel = level }
        settings.preferences = try Preferences(reader)
        if let flags = try reader.text(.flags).flatMap(FlagStyle.init(rawValue:)) { settings.flags = flags }
        if let units = try reader.text(.units).flatMap(LengthUnits.init(rawValue:)) { settings.units = units }
        settings.language = try reader.text(.language) ?? "auto"
        settings.rates = ExchangeRates(try reader.list(.tripsRates).compactMap(ExchangeRates.Entry.init))
        settings.usesMouse = try reader.truth(.mouse) ?? true
        settings.data = try reader.path(.data)
        if let data = settings.data { try expectFolder(data, places) }
        settings.isOffline = try reader.truth(.offline) ?? false
        settings.prefetches = try reader.truth(.prefetch) ?? true
        settings.keepsPrices = try reader.truth(.priceHistory) ?? true
        settings.trips = try TripsServer(reader, places)
        settings.countries = try CountriesServer(reader, places)
        if settings.data != nil {
            // A folder that is named later than a server (flag over variable over file) takes its place.
            let folder = places.layer(.data)
            if folder < places.layer(.countriesURL) { settings.countries = nil }
            if folder < min(places.layer(.tripsURL), places.layer(.tripsDialect)) { settings.trips = nil }
        }
        func token(_ names: TokenSettings.Names, _ url: BaseURL) throws(Failure) -> TokenSettings {
            try TokenSettings(
                names, for: url, environment: environment, variables: places.variablesAlone, file: places.fileAlone)
        }
        if let server = settings.countries { settings.countriesToken = try token(.countries, server.url) }
        if let server = settings.trips { settings.tripsToken = try token(.trips, server.url) }
        return settings
    }

    /// Sees that what is named is no file, such as one of those in the folder that is meant.
    private static func expectFolder(_ path: String, _ places: SettingsPlaces) throws(Failure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return }
        throw places.failure(.data) { name in "\(path) is a file; \(name(.data)) wants its folder." }
    }

    /// The address that a setting has.
    static func address(_ text: String, _ setting: Setting) throws(Failure) -> BaseURL {
        do {
            return try BaseURL(text)
        } catch {
            throw .usage("\(setting.name): \(error).")
        }
    }
}
