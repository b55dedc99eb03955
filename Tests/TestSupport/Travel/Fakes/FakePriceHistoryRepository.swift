import Synchronization
package import TravelKit

/// Prices in memory; what is recorded can be looked at.
package final class FakePriceHistoryRepository: PriceHistoryRepository {
    private struct State {
        var histories: [PricedRoute: PriceHistory]
        var news: [String] = []
        var recorded: [[PricedRoute: Int]] = []
        var asked: [[PricedRoute]] = []
    }

    private let state: Mutex<State>

    package let recordings: AsyncStream<Void>
    private let announce: AsyncStream<Void>.Continuation

    package init(_ histories: [PricedRoute: PriceHistory] = [:]) {
        state = Mutex(State(histories: histories))
        (recordings, announce) = AsyncStream.makeStream()
    }

    /// Has histories as if something was recorded.
    package func become(_ histories: [PricedRoute: PriceHistory]) {
        state.withLock { $0.histories = histories }
        announce.yield()
    }

    /// Has something to say as if that was found out when something was recorded.
    package func tell(_ sentence: String) {
        state.withLock { $0.news.append(sentence) }
        announce.yield()
    }

    package var news: [String] { state.withLock { $0.news } }

    /// What was recorded, load by load.
    package var recorded: [[PricedRoute: Int]] { state.withLock { $0.recorded } }

    /// What was asked for, one look after the other.
    package var asked: [[PricedRoute]] { state.withLock { $0.asked } }

    package func record(_ prices: [PricedRoute: Int]) async { state.withLock { $0.recorded.append(prices) } }

    package func histories(of routes: [PricedRoute]) async -> [PricedRoute: PriceHistory] {
        state.withLock { state in
            state.asked.append(routes)
            return state.histories.filter { routes.contains($0.key) }
        }
    }
}
