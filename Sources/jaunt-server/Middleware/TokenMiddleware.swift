import Hummingbird

/// Refuses requests without the right token, where one is asked for.
struct TokenMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    let token: String?
    /// The header field that shows it, in lower case.
    let header: String
    /// What stands before it there.
    var prefix = ""

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let token else { return try await next(request, context) }
        let sent = request.headers.first { $0.name.canonicalName == header }?.value
        guard let sent else { throw Refusal(status: .unauthorized, message: "A token is needed: sign in first.") }
        guard sent == prefix + token else { throw Refusal(status: .unauthorized, message: "The token is not valid.") }
        return try await next(request, context)
    }
}
