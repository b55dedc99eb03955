import Glibc

/// The locale's character set: UTF-8 where it can be had.
package enum TerminalLocale {
    /// Sets the locale's character set (`LC_CTYPE`) from the environment and says whether it is UTF-8.
    ///
    /// When the environment says nothing, or names a locale that is missing here (T-18), C.UTF-8 is taken. `LANG=C` and other sets, be they
    /// missing here or not, are the user's wish and stay: the screen is ASCII then (S-16). Numbers and dates keep their plain form, so that no C
    /// library begins to read "1,5".
    package static func prepare(environment: [String: String]) -> Bool {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        if let name {
            if setlocale(LC_CTYPE, name) != nil { return isUTF8 }
            if namesOtherSet(name) { return false }
        }
        return setlocale(LC_CTYPE, "C.UTF-8") != nil && isUTF8
    }

    /// Whether a locale is called by a character set that is not UTF-8, as de_DE.ISO-8859-1 is.
    private static func namesOtherSet(_ locale: String) -> Bool {
        guard let dot = locale.firstIndex(of: ".") else { return false }
        let set = locale[dot...].prefix { $0 != "@" }.lowercased().filter { $0.isLetter || $0.isNumber }
        return set != "utf8"
    }

    private static var isUTF8: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        return String(cString: name) == "UTF-8"
    }
}
