import Foundation
import SystemPackage
import TravelData

/// The files, folders and programs that settings name.
nonisolated extension Settings {
    /// The log that is set; nil where none is. In a check it is only seen that it can be written beside the screen; then it is neither
    /// opened nor made.
    static func openLog(_ reader: SettingsReader, _ places: SettingsPlaces) throws(Failure) -> LogFile? {
        guard let path = try reader.path(.logFile) else { return nil }
        do throws(Reason) {
            _ = try FolderPath.absolute(path)
            if !places.isCheck { return try LogFile(path, isBesideScreen: places.opensScreen) }
            // Where there is none, it would be made where a link leads.
            try LogFile.expectWritable(FileLink.end(of: path))
            return nil
        } catch {
            throw places.failure(.logFile) { name in "\(name(.logFile)): \(path) cannot be written: \(error)." }
        }
    }

    /// The folder with data that is set, which is there; nil where none is set.
    static func dataFolder(_ reader: SettingsReader, _ places: SettingsPlaces) throws(Failure) -> String? {
        guard let path = try reader.path(.data) else { return nil }
        do throws(Reason) { _ = try FolderPath.absolute(path) } catch {
            throw places.failure(.data) { name in "\(name(.data)): \(path) cannot be read: \(error)." }
        }
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            let cause = Errno(rawValue: errno)
            throw places.failure(.data) { name in "\(name(.data)): \(path) cannot be read: \(cause)." }
        }
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            // It may be one of those in the folder that is meant.
            throw places.failure(.data) { name in "\(path) is a file; \(name(.data)) wants its folder." }
        }
        return path
    }

    /// The file of certificates that is set, in which there are some; nil where none is set. It is read when a server is asked.
    static func certificates(_ reader: SettingsReader, _ places: SettingsPlaces) throws(Failure) -> String? {
        guard let path = try reader.path(.certificateFile) else { return nil }
        do throws(Reason) {
            _ = try FolderPath.absolute(path)
            try CertificateFile.check(path)
        } catch {
            throw places.failure(.certificateFile) { name in "\(name(.certificateFile)): \(path) cannot be read: \(error)." }
        }
        return path
    }

    /// The program that a setting has print a token, which is there; nil where none is set. It is found as by `TokenCommand`, which has
    /// env(1) run it when a server is asked.
    static func tokenProgram(
        _ setting: Setting, _ reader: SettingsReader, _ places: SettingsPlaces, environment: [String: String]
    ) throws(Failure) -> String? {
        let words = try reader.list(setting)
        // What is no command is said by who looks at values. To env(1) a word with "=" is a variable, be it the one that programs are
        // found by.
        guard let program = words.first, setting.listProblem(words) == nil, !program.contains("=") else { return nil }
        if program.contains("/") {
            if let cause = fault(ofProgram: program) {
                throw places.failure(setting) { name in "\(name(setting)): \(program) cannot be run: \(cause)." }
            }
            return program
        }
        guard OtherProgram.path(of: program, environment) != nil else {
            throw places.failure(setting) { name in "\(name(setting)): \(program) is in no folder of PATH." }
        }
        return program
    }

    /// Why what has this path cannot be run; nil where it can.
    private static func fault(ofProgram path: String) -> Errno? {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return Errno(rawValue: errno) }
        // Folders, too, may be executable.
        if facts.st_mode & S_IFMT == S_IFDIR { return .isDirectory }
        return access(path, X_OK) == 0 ? nil : Errno(rawValue: errno)
    }

    /// Looks at what is used later than at the start; for a check.
    static func lookAtWhatIsUsedLater(
        _ reader: SettingsReader, _ places: SettingsPlaces, environment: [String: String], _ faults: inout SettingsFaults
    ) {
        faults.gather { () throws(Failure) -> String? in try certificates(reader, places) }
        // Each place's command is for the server that it names: that of the file may be run although a variable holds another.
        let file = SettingsPlaces(GivenOptions(), environment: [:], file: places.file, path: places.path, isCheck: true)
        for setting in [Setting.countriesTokenCommand, .tripsTokenCommand] {
            for (own, place) in [(places.variablesAlone, places), (file.reader, file)] {
                faults.gather { () throws(Failure) -> String? in try tokenProgram(setting, own, place, environment: environment) }
            }
        }
    }
}
