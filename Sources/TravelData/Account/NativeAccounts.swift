import Foundation
package import TravelKit

/// Signing in at the native trip feed.
package struct NativeAccounts: AccountRepository {
    private let client: any APIClient
    private let file: CredentialsFile
    private let cache: CacheStore
    private let origin: String

    /// - Parameters:
    ///   - client: the server.
    ///   - file: where the token is kept.
    ///   - cache: what is forgotten at signing out.
    ///   - origin: the server's origin, to which the token is bound.
    package init(_ client: any APIClient, file: CredentialsFile, cache: CacheStore, origin: String) {
        self.client = client
        self.file = file
        self.cache = cache
        self.origin = origin
    }

    package func account() async throws(RepositoryError) -> Account? {
        do throws(Reason) {
            return switch try await file.record(for: origin) {
            case .success(let credentials): Self.account(credentials)
            case .failure(let why): Account(name: "", problem: why.description)
            case nil: nil
            }
        } catch {
            throw .storage(doing: "read the credentials", cause: error, mayPass: error.mayPass)
        }
    }

    private static func account(_ credentials: Credentials) -> Account { Account(name: credentials.email ?? credentials.userID) }

    package func signIn(email: String, password: Secret) async throws(RepositoryError) -> Account {
        var credentials: Credentials
        do throws(APIError) {
            credentials = try await client.value(Endpoint.signIn(email: email, password: password))
            credentials.email = email
        } catch let failure {
            let error = failure.hiding(password)
            let source = client.source(of: APIRequest(.post, path: ["login"]))
            // To somebody who signs in it is no answer that the server wants somebody to be signed in.
            if case .status(401, nil, let wait) = error { throw .unavailable(source: source, status: 401, retryAfter: wait) }
            throw RepositoryError(error, source: source)
        }
        do throws(Reason) {
            // What was stored for somebody else is not this one's. What cannot be forgotten is kept under another token, and never shown.
            _ = await cache.removePersonal(origin: origin)
            try await file.set(credentials, for: origin)
        } catch {
            throw .storage(doing: "keep the token", cause: error, mayPass: error.mayPass)
        }
        return Self.account(credentials)
    }

    package func signOut() async throws(RepositoryError) -> RepositoryError? {
        do throws(Reason) {
            // Where nobody is signed in, the file need not be written, nor be there.
            if try await file.record(for: origin) != nil { try await file.set(nil, for: origin) }
        } catch {
            throw .storage(doing: "forget the token", cause: error, mayPass: error.mayPass)
        }
        // Also where nobody was signed in: something may have been left when somebody was.
        return await cache.removePersonal(origin: origin).map { .storage(doing: "forget what it has stored for you", cause: $0) }
    }
}

/// What `POST /login` is asked.
private struct SignInForm: Encodable {
    var email: String
    var password: String
}

/// What it answers.
private struct SignInAnswer: Decodable {
    var userID: FlexibleNumber
    var token: TokenRecord

    enum CodingKeys: String, CodingKey {
        case token
        case userID = "user_id"
    }
}

extension Endpoint where Response == Credentials {
    /// `POST /login` of the native feed.
    /// - Throws: `APIError.invalidRequest` when what was typed cannot be sent.
    static func signIn(email: String, password: Secret) throws(APIError) -> Endpoint {
        let body: Data
        do {
            body = try JSONEncoder().encode(SignInForm(email: email, password: password.revealed()))
        } catch {
            throw .invalidRequest(reason: "the email or the password cannot be sent")
        }
        var request = APIRequest(.post, path: ["login"], body: [UInt8](body))
        request.holdsSecret = true
        return .value(of: SignInAnswer.self, request) { answer in
            Credentials(token: answer.token.token, userID: answer.userID.text)
        }
    }
}
