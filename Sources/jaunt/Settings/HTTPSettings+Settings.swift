import TravelData

nonisolated extension HTTPSettings {
    /// Times and limits of the network, as far as they are set (`network:` in the file).
    init(_ reader: SettingsReader) throws(Settings.Failure) {
        self.init(userAgent: "jaunt/\(Version.current)")
        connectTimeout = try reader.duration(.connectTimeout) ?? connectTimeout
        idleTimeout = try reader.duration(.idleTimeout) ?? idleTimeout
        deadline = try reader.duration(.attemptTimeout) ?? deadline
        retry.longestWait = try reader.duration(.longestWait) ?? retry.longestWait
        retry.attempts = try reader.number(.attempts).map { Int($0) } ?? retry.attempts
        maximumRedirects = try reader.number(.maximumRedirects).map { Int($0) } ?? maximumRedirects
        maximumBody = try reader.number(.maximumBody).map { Int($0 * 1_048_576) } ?? maximumBody
        certificateFile = try reader.path(.certificateFile)
    }
}
