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
    /// Whether nothing is set of how things are written.
    var writesAsUsual: Bool { units == .kilometres && language == "auto" && rates == nil }
    /// Times and limits of the network.
    var network: HTTPSettings

    /// Why settings cannot be used.
    enum Failure: Error {
        /// What the command line says cannot be; a sentence that says so.
        case usage(String)
        /// The configuration file cannot be read, or something is wrong in it or with variables; a line for each thing that is.
        case configuration([String])

        /// What is wrong, a line for each thing.
        var lines: [String] {
            switch self {
            case .usage(let sentence): [sentence]
            case .configuration(let lines): lines
            }
        }
    }

    /// Reads the settings.
    /// - Parameter opensScreen: whether they are those of the screen.
    static func load(
        _ options: GivenOptions, environment: [String: String], folders: XDGFolders, opensScreen: Bool = false
    ) async throws(Failure) -> Settings {
        let file = folders.configuration + "/config.yaml"
        return try read(
            SettingsPlaces.read(options, environment: environment, file: file, opensScreen: opensScreen), environment: environment)
    }

    /// Takes what is set in its places.
    /// - Throws: `Failure`: for all that can be told at once, where it is no usage.
    static func read(_ places: SettingsPlaces, environment: [String: String]) throws(Failure) -> Settings {
        let reader = places.reader
        var settings = Settings(network: try HTTPSettings(reader))
        var faults = SettingsFaults()
        settings.log = faults.gather { () throws(Failure) -> LogFile? in try openLog(reader, places) }
        if places.isCheck { lookAtWhatIsUsedLater(reader, places, environment: environment, &faults) }
        if let level = try reader.text(.logLevel).flatMap(Logger.Level.init(rawValue:)) { settings.logLevel = level }
        let preferences = faults.gather { () throws(Failure) -> Preferences? in try Preferences(reader, places) }
        settings.preferences = preferences ?? settings.preferences
        if let flags = try reader.text(.flags).flatMap(FlagStyle.init(rawValue:)) { settings.flags = flags }
        if let units = try reader.text(.units).flatMap(LengthUnits.init(rawValue:)) { settings.units = units }
        settings.language = try reader.text(.language) ?? "auto"
        settings.rates = ExchangeRates(try reader.list(.tripsRates).compactMap(ExchangeRates.Entry.init))
        settings.usesMouse = try reader.truth(.mouse) ?? true
        settings.data = faults.gather { () throws(Failure) -> String? in try dataFolder(reader, places) }
        settings.isOffline = try reader.truth(.offline) ?? false
        settings.prefetches = try reader.truth(.prefetch) ?? true
        settings.keepsPrices = try reader.truth(.priceHistory) ?? true
        settings.trips = faults.gather { () throws(Failure) -> TripsServer? in try TripsServer(reader, places) }
        settings.countries = faults.gather { () throws(Failure) -> CountriesServer? in try CountriesServer(reader, places) }
        if let failure = faults.failure { throw failure }
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

    /// The address that a setting has.
    static func address(_ text: String, _ setting: Setting) throws(Failure) -> BaseURL {
        do {
            return try BaseURL(text)
        } catch {
            throw .usage("\(setting.name): \(error).")
        }
    }
}
