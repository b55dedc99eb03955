import Hummingbird

/// Answers "not modified" where the client has that version already.
struct RevalidationMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        guard request.method == .get, let tag = response.headers[.eTag], let condition = request.headers[.ifNoneMatch],
            EntityTag.matches(condition, tag)
        else { return response }
        return Response(status: .notModified, headers: [.eTag: tag])
    }
}
