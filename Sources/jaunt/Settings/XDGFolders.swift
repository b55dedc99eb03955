import Foundation

/// Where a user's files belong, after the XDG Base Directory Specification 0.8: unset, empty and relative variables count as unset.
nonisolated struct XDGFolders: Sendable {
    /// The user's home folder.
    let home: String
    /// Where the configuration is: `$XDG_CONFIG_HOME/jaunt`.
    let configuration: String
    /// Where the user's own data is: `$XDG_DATA_HOME/jaunt`.
    let data: String
    /// Where what can be fetched again is kept: `$XDG_CACHE_HOME/jaunt`.
    let cache: String
    /// Where the program remembers what it did: `$XDG_STATE_HOME/jaunt`.
    let state: String

    /// - Parameters:
    ///   - environment: where the variables are looked up.
    ///   - home: the home folder when `HOME` is unset or relative; only then is it asked for.
    init(environment: [String: String], home: @autoclosure () -> String) {
        let home = Self.absolute(environment["HOME"]) ?? home()
        self.home = home
        func folder(_ variable: String, _ standard: String) -> String {
            (Self.absolute(environment[variable]) ?? "\(home)/\(standard)") + "/jaunt"
        }
        configuration = folder("XDG_CONFIG_HOME", ".config")
        data = folder("XDG_DATA_HOME", ".local/share")
        cache = folder("XDG_CACHE_HOME", ".cache")
        state = folder("XDG_STATE_HOME", ".local/state")
    }

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
