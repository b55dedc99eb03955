/// Who is signed in at a server.
package struct Account: Hashable, Sendable {
    /// Who that is: what they typed to sign in, or, where that is not kept, the server's identity of the user; empty where a token was given
    /// without either.
    package var name: String
    /// Why the token that is kept cannot be read, with what to do: a clause; nil where it can.
    package var problem: String?

    package init(name: String, problem: String? = nil) { (self.name, self.problem) = (name, problem) }
}
