import Hummingbird

/// Makes every answer late, so that a slow network can be seen on a fast machine.
struct DelayMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    let delay: Duration

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        if delay > .zero { try await Task.sleep(for: delay) }
        return try await next(request, context)
    }
}
