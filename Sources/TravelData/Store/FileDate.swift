import Foundation

/// When files were written to, as the file system has noted it.
enum FileDate {
    /// When a file was written to last; nil where there is none.
    /// - Throws: why nobody can look.
    static func ofLastWrite(to path: String) throws(Reason) -> Date? {
        var facts = stat()
        guard lstat(path, &facts) != 0 else {
            let seconds = Double(facts.st_mtim.tv_sec) - Date.timeIntervalBetween1970AndReferenceDate
            return Date(timeIntervalSinceReferenceDate: seconds + Double(facts.st_mtim.tv_nsec) / 1e9)
        }
        if errno == ENOENT { return nil }
        throw Reason("\(path): \(Reason.system())")
    }
}
