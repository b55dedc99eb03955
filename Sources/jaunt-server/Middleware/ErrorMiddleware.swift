import Hummingbird

/// Turns whatever a route throws into the error body of the family that the path belongs to.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = BasicRequestContext

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let refusal: Refusal
        do {
            return try await next(request, context)
        } catch let error as Refusal {
            refusal = error
        } catch let error as any HTTPResponseError {
            // Hummingbird's own: no route for this path and method, or a body that is too long.
            refusal = Refusal(status: error.status)
        } catch {
            refusal = Refusal(status: .internalServerError)
        }
        return try ErrorFamily(path: request.uri.path).answer(refusal)
    }
}
