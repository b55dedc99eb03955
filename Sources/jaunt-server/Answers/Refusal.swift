import Hummingbird

/// Thrown by a route that has nothing to give; the path's family decides how it reads.
struct Refusal: Error {
    let status: HTTPResponse.Status
    let message: String

    /// Without a message of its own it says the status's usual words, such as "Not Found".
    init(status: HTTPResponse.Status, message: String? = nil) {
        self.status = status
        self.message = message ?? status.reasonPhrase
    }

    static var notFound: Refusal { Refusal(status: .notFound) }

    static var badRequest: Refusal { Refusal(status: .badRequest) }
}
