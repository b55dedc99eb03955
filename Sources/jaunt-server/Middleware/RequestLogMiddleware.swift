import Hummingbird

/// Writes down every request, those for unknown paths too.
struct RequestLogMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    let log: RequestLog

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        log.append("\(request.method.rawValue) \(request.head.path ?? "")")
        return try await next(request, context)
    }
}
