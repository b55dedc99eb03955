import Glibc

/// A call of the system failed; an error of the test's surroundings, not of the program under test.
package struct SystemCallFailure: Error, CustomStringConvertible {
    /// The function.
    package let call: String
    /// Its `errno`.
    package let code: Int32

    package var description: String {
        "\(call): \(String(cString: strerror(code)))"
    }
}

/// Throws the `errno` of `call` when `result` is negative, and gives `result` otherwise.
@discardableResult
func check(_ call: String, _ result: Int32) throws(SystemCallFailure) -> Int32 {
    guard result >= 0 else {
        throw SystemCallFailure(call: call, code: errno)
    }
    return result
}

/// Throws when `code`, the result of a function that returns its error, is not 0.
func check(_ call: String, error code: Int32) throws(SystemCallFailure) {
    guard code == 0 else {
        throw SystemCallFailure(call: call, code: code)
    }
}
