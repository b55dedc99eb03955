package import struct Foundation.Date

/// What a `LocalServer` is told before it starts.
package struct ServerOptions: Sendable {
    /// The port to listen on; 0 takes any that is free.
    package var port: Int
    /// The address to listen on.
    package var host: String
    /// How long to wait before every answer.
    package var delay: Duration
    /// The token without which trips, regions, airports, v5 and Travelpayouts are refused; nil asks for none.
    package var requiredToken: String?
    /// The folder to read the data from; nil takes the embedded data.
    package var folder: String?
    /// The time that the bundled trips are moved to.
    package var now: @Sendable () -> Date
    /// Puts the alpha-3 codes of a v3.1 answer into the order to answer in. The real server's order is that of a Java hash set: none.
    package var shuffle: @Sendable ([String]) -> [String]

    package init(
        port: Int = 0, host: String = "127.0.0.1", delay: Duration = .zero, requiredToken: String? = nil, folder: String? = nil,
        now: @escaping @Sendable () -> Date = { Date() }, shuffle: @escaping @Sendable ([String]) -> [String] = { $0.shuffled() }
    ) {
        self.port = port
        self.host = host
        self.delay = delay
        self.requiredToken = requiredToken
        self.folder = folder
        self.now = now
        self.shuffle = shuffle
    }
}
