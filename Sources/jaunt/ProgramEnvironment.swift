import CArguments
import Glibc

/// The variables that the program was started with; what is no UTF-8 in them is repaired, as Swift does it. Foundation would read all of them
/// anew for each who asks.
nonisolated enum ProgramEnvironment {
    static let variables: [String: String] = {
        var variables: [String: String] = [:]
        var place: Int32 = 0
        while let variable = variable_at(place) {
            place += 1
            let text = String(cString: variable).utf8
            guard let end = text.firstIndex(of: UInt8(ascii: "=")) else { continue }
            variables[String(Substring(text[..<end]))] = String(Substring(text[text.index(after: end)...]))
        }
        return variables
    }()

    /// Takes from the process' own environment the locales that name none: ICU looks there by itself, and ends the program with some of them
    /// (T-18). `variables` keeps them.
    static func forgetUnknownLocales() {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = variables[name], !value.isEmpty, LocaleName.known(of: value) == nil { unsetenv(name) }
        }
    }
}
