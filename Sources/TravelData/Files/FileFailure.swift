import Foundation

/// Failures of the file system in plain words: Foundation's say that an operation could not be completed, or a number.
package enum FileFailure {
    /// A clause such as "Permission denied", without the file's name.
    package static func words(_ error: any Error) -> String {
        if let reason = error as? Reason { return reason.description }
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return Reason.system(CInt(truncatingIfNeeded: cause.code)).description
    }
}
