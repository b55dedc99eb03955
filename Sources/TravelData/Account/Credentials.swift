package import TravelKit

/// What a server gave to somebody who signed in.
package struct Credentials: Hashable, Sendable {
    package var token: Secret
    package var userID: String
    /// What was typed to get them; nil where that is not kept.
    package var email: String?

    package init(token: Secret, userID: String, email: String? = nil) {
        self.token = token
        self.userID = userID
        self.email = email
    }
}
