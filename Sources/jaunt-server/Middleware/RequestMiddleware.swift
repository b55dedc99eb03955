import Hummingbird

/// Tells of every request, of those for unknown paths too.
struct RequestMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    let onRequest: @Sendable (String) -> Void

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        onRequest("\(request.method.rawValue) \(request.head.path ?? "")")
        return try await next(request, context)
    }
}
