import Hummingbird

/// Who may sign in: one made-up traveller.
struct Accounts: Sendable {
    static let email = "traveller@example.com"
    static let password = "password"

    /// What a sign-in gives.
    struct Session: Encodable {
        let userID: String
        let token: String

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case token
        }
    }

    /// The token that trips are asked with; nil when none is needed, and then any will do.
    let token: String?

    func signIn(email: String, password: String) throws -> Session {
        guard email == Self.email else { throw Refusal(status: .unauthorized, message: "User doesn't exist.") }
        guard password == Self.password else { throw Refusal(status: .unauthorized, message: "Wrong password.") }
        return Session(userID: "1", token: token ?? "a-token-for-the-traveller")
    }
}
