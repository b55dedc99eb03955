import Foundation

/// Failures of the file system in plain words: Foundation's say that an operation could not be completed, or a number.
package enum FileFailure {
    /// Whether the name is why, so that it fails wherever there is room and whoever may write there.
    static func isOfName(_ error: any Error) -> Bool {
        let cause = cause(of: error)
        return cause.domain == NSPOSIXErrorDomain && [ENAMETOOLONG, ENOTDIR, EISDIR, ELOOP].contains(CInt(truncatingIfNeeded: cause.code))
    }

    /// What the system says below what Foundation makes of it.
    private static func cause(of error: any Error) -> NSError {
        let error = error as NSError
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    }

    /// A clause such as "Permission denied", without the file's name.
    package static func words(_ error: any Error) -> String {
        if let reason = error as? Reason { return reason.description }
        let cause = cause(of: error)
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return Reason.system(CInt(truncatingIfNeeded: cause.code)).description
    }
}
