import TravelKit

/// What the Aviasales Data API of Travelpayouts is asked. Its prices come in roubles for the Russian market unless it is told otherwise, so it
/// always is.
struct Travelpayouts: Sendable {
    /// The currency that prices are wanted in; ISO 4217.
    let currency: String

    /// How many offers of one route are asked for.
    static let fareLimit = 100

    /// How many destinations a page of the cheapest offers has; each has an offer or more.
    static let pageSize = 100

    /// How many pages of the cheapest offers are read: more destinations than anybody goes through.
    static let mostPages = 5

    /// One page, from 1, of the cheapest offers from an airport to wherever.
    /// - Parameter market: where the offers are sold; an alpha-2 code.
    func cheap(from origin: AirportCode, page: Int, market: String) -> Endpoint<Batch<TravelpayoutsOffer>> {
        let request = request(
            ["v1", "prices", "cheap"], market: market,
            [.init("origin", origin.text), .init("destination", "-"), .init("page", "\(page)")])
        return .value(of: TravelpayoutsCheapRecord.self, request) { [currency] in try $0.offers(from: origin, currency: currency) }
    }

    /// The offers of one route, the cheapest first.
    func fares(from origin: AirportCode, to destination: AirportCode, market: String) -> Endpoint<Batch<TravelpayoutsOffer>> {
        let request = request(
            ["aviasales", "v3", "prices_for_dates"], market: market,
            [
                .init("origin", origin.text), .init("destination", destination.text), .init("one_way", "false"), .init("sorting", "price"),
                .init("limit", "\(Self.fareLimit)"), .init("page", "1"),
            ])
        return .value(of: TravelpayoutsFareRecord.self, request) {
            [currency] in try $0.offers(currency: currency)
        }
    }

    private func request(_ path: [String], market: String, _ query: [APIRequest.QueryItem]) -> APIRequest {
        APIRequest(
            path: path, query: query + [.init("currency", currency.lowercased()), .init("market", market.lowercased())], needsToken: true,
            freshFor: .seconds(600))
    }
}
