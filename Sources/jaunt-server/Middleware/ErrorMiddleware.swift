import Hummingbird

/// Turns whatever a route throws into the error body of the family that the path belongs to.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        // Signing in is all that is posted here, and the rest is asked for.
        let allowed: [HTTPRequest.Method] = path.split(separator: "/") == ["login"] ? [.post] : [.get, .head]
        let refusal: Refusal
        do {
            return try await next(request, context)
        } catch let error as Refusal {
            refusal = error
        } catch let error as any HTTPResponseError {
            // Hummingbird's own: no route for this path, or a body that is too long.
            refusal = Refusal(status: error.status)
        } catch {
            refusal = Refusal(status: .internalServerError)
        }
        var response = try ErrorFamily(path: path).answer(refusal)
        if refusal.status == .methodNotAllowed { response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ") }
        // Whoever asks for the head reads no body, and would take one for the beginning of the next answer.
        return request.method == .head ? response.createHeadResponse() : response
    }
}
