/// Where it is kept what routes have cost. Nothing of it fails: prices that cannot be kept are not.
package protocol PriceHistoryRepository: Sendable {
    /// Keeps what routes cost today, in minor units: the last price of the day, and its lowest and highest.
    func record(_ prices: [PricedRoute: Int]) async

    /// An element after prices were recorded, for one who follows; several at once are one.
    var recordings: AsyncStream<Void> { get }

    /// What happened to the file that the user has to know of, in sentences, such as that it was broken and restored.
    var news: [String] { get async }

    /// What routes have cost; without those of which nothing is known.
    func histories(of routes: [PricedRoute]) async -> [PricedRoute: PriceHistory]
}
