/// Times and limits of the network.
package struct HTTPSettings: Hashable, Sendable {
    /// How long making a connection may take.
    package var connectTimeout: Duration = .seconds(5)
    /// How long a connection may say nothing.
    package var idleTimeout: Duration = .seconds(10)
    /// How long one attempt may take, its body included.
    package var deadline: Duration = .seconds(30)
    /// How large a body may be, decompressed, in bytes.
    package var maximumBody: Int = 32 * 1_048_576
    /// How many redirects are followed.
    package var maximumRedirects = 3
    /// How often a request is sent again.
    package var retry = RetryRule()
    /// A file of certificates (PEM) that are trusted besides the system's; nil for none.
    package var certificateFile: String?
    /// What the program calls itself in requests.
    package var userAgent: String

    package init(userAgent: String) {
        self.userAgent = userAgent
    }
}
