import Glibc

/// Why something could not be done, in words alone: the cause of another error that none of a system or a library has caused, or an error that
/// goes no further than to whoever says it.
package struct Reason: Error, CustomStringConvertible, Sendable {
    /// A clause, such as "the answer is empty"; sentences where it is more than a cause.
    package let description: String
    /// Whether it may be otherwise later, without anybody mending anything.
    package let mayPass: Bool

    package init(_ description: String, mayPass: Bool = false) { (self.description, self.mayPass) = (description, mayPass) }

    /// What the system says of one of its errors (errno(3)), such as "Permission denied".
    /// - Parameter code: the error; if none is given, the one that there was just now.
    static func system(_ code: CInt = errno) -> Reason { Reason(String(cString: strerror(code))) }
}
