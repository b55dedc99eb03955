import Foundation
import SystemPackage
import TravelData

/// The files and folders that settings name.
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
}
