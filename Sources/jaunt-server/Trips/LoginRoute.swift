import Foundation
import Hummingbird

/// Signing in: `POST login` with an e-mail address and a password.
struct LoginRoute: Sendable {
    /// No honest sign-in is longer, in bytes.
    private static let longestBody = 16_384

    let accounts: Accounts

    private struct Credentials: Decodable {
        let email: String
        let password: String
    }

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.post("login") { request, _ in
            let body = try await request.body.collect(upTo: Self.longestBody)
            let credentials: Credentials
            do {
                credentials = try JSONDecoder().decode(Credentials.self, from: Data(body.readableBytesView))
            } catch {
                throw Refusal(status: .badRequest, message: "Send {\"email\":\"…\",\"password\":\"…\"}.")
            }
            return try Response.json(try accounts.signIn(email: credentials.email, password: credentials.password))
        }
    }
}
