import Hummingbird

/// Puts the routes of all families together.
enum ServerRouter {
    static func make(
        options: ServerOptions, store: TravelStore, onRequest: (@Sendable (String) -> Void)?
    ) throws -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
        if let onRequest { router.add(middleware: RequestMiddleware(onRequest: onRequest)) }
        router.add(middleware: DelayMiddleware(delay: options.delay))
        router.add(middleware: ErrorMiddleware())
        router.add(middleware: RevalidationMiddleware())

        let offsets = ZoneOffsets(at: options.now())
        EarlyRoutes(countries: EarlyCountries(v1: store.countries, offsets: offsets), separator: ";", hasFields: false)
            .add(to: router.group("rest/v1"))
        let ofV2 = EarlyCountries(v2: store.countries, offsets: offsets)
        EarlyRoutes(countries: ofV2, separator: ";", hasFields: true).add(to: router.group("v2"))
        EarlyRoutes(countries: ofV2, separator: ",", hasFields: true).add(to: router.group("v2-comma"))
        V31Routes(countries: V31Countries(store.countries, offsets: offsets, shuffle: options.shuffle)).add(to: router.group("v3.1"))

        func group(header: String, prefix: String = "") -> RouterGroup<BasicRequestContext> {
            router.group().add(middleware: TokenMiddleware(token: options.requiredToken, header: header, prefix: prefix))
        }
        V5Routes(countries: V5Countries(store.countries, offsets: offsets)).add(to: group(header: "authorization", prefix: "Bearer "))
        TravelpayoutsRoutes(store: store, now: options.now).add(to: group(header: "x-access-token"))
        LoginRoute(accounts: Accounts(token: options.requiredToken)).add(to: router)
        TripRoutes(store: store, now: options.now).add(to: group(header: "x-api-token"))
        refuseOtherMethods(of: router)
        return router
    }

    /// Lets every address refuse the methods that it does not take, so that one that is not there is found by none. HEAD is made of GET.
    private static func refuseOtherMethods(of router: Router<BasicRequestContext>) {
        for routes in Dictionary(grouping: router.routes, by: \.path.description).values {
            let taken = routes.map(\.method)
            for method in methods where !taken.contains(method) {
                router.on(routes[0].path, method: method) { _, _ -> Response in throw Refusal(status: .methodNotAllowed) }
            }
        }
    }

    private static let methods: [HTTPRequest.Method] = [.get, .post, .put, .patch, .delete, .options, .connect, .trace]
}
