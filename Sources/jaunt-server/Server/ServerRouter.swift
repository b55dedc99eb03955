import Hummingbird

/// Puts the routes of all families together.
enum ServerRouter {
    static func make(options: ServerOptions, store: TravelStore, log: RequestLog) throws -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self)
        router.add(middleware: RequestLogMiddleware(log: log))
        router.add(middleware: DelayMiddleware(delay: options.delay))
        router.add(middleware: ErrorMiddleware())

        let offsets = ZoneOffsets(at: options.now())
        V1Routes(countries: V1Countries(store.countries, offsets: offsets)).add(to: router.group("rest/v1"))
        V31Routes(countries: V31Countries(store.countries, offsets: offsets, shuffle: options.shuffle)).add(to: router.group("v3.1"))
        LoginRoute(accounts: Accounts(token: options.requiredToken)).add(to: router)
        TripRoutes(store: store, now: options.now)
            .add(to: router.group().add(middleware: TokenMiddleware(token: options.requiredToken)))
        return router
    }
}
