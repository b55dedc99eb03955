import ArgumentParser
import Foundation
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

/// `jaunt login`: signs in at the server of the trips.
struct LoginCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "login",
        abstract: "Sign in at the server of the trips.",
        discussion: """
            The password is asked for and not shown; without a terminal it is read from standard input, a line after the email.

            Example: jaunt login --trips-url https://trips.example.org
            """)

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }

    @Option(help: ArgumentHelp("Your email; asked for when it is left out.", valueName: "address"))
    var email: String?

    func run(_ program: Composition) async throws {
        let accounts = try program.expectAccounts()
        // Said before anybody types what would not be sent.
        guard let url = program.settings.trips?.url, url.scheme == "https" || url.isLoopback else {
            throw Reason("A password travels over https only, and this server's address begins with http.")
        }
        guard let email = try (email ?? Prompt.line("email"))?.trimmed, !email.isEmpty,
            let password = try Prompt.secret("password"), !password.isEmpty
        else {
            throw Settings.Failure.usage("An email and a password are needed.")
        }
        let account: Account
        do throws(RepositoryError) {
            account = try await accounts.signIn(email: email, password: password)
        } catch {
            // Who is at it need not be told to sign in.
            guard case .signInRequired = error else { throw error }
            throw Reason(FailureMessage(error).line.string)
        }
        let name = SafeText(account.name).cut(to: 60)
        StandardOutput.write(name.isEmpty ? "Signed in.\n" : "Signed in as \(name.string).\n")
    }
}

/// `jaunt logout`: forgets the token, and what was stored for whoever was signed in.
struct LogoutCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout",
        abstract: "Sign out at the server of the trips.",
        discussion: """
            The token is forgotten, and what was stored of the answers to it; where something of that cannot be forgotten, the exit \
            status is 1.

            Example: jaunt logout --trips-url https://trips.example.org
            """)

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }

    func run(_ program: Composition) async throws {
        let accounts = try program.expectAccounts()
        let account = try await accounts.account()
        if let left = try await accounts.signOut() { throw Reason(AccountModel.signedOutText(but: left).string) }
        StandardOutput.write(account == nil ? "Nobody was signed in.\n" : "Signed out.\n")
    }
}

extension Composition {
    /// Where one signs in.
    /// - Throws: `Settings.Failure.usage` where nobody says at which server; a `Reason` where one cannot sign in there.
    fileprivate func expectAccounts() throws -> any AccountRepository {
        if let accounts { return accounts }
        if settings.tripsToken.isSet {
            throw Reason("The token for this server is set by token_command or JAUNT_TRIPS_TOKEN, which count more than signing in.")
        }
        guard let trips = settings.trips else {
            throw Settings.Failure.usage("There is no server to sign in or out at: name the one of the trips with --trips-url.")
        }
        throw Reason(
            "One signs in at a native feed alone; \(trips.dialect.rawValue) wants a token: set trips.token_command or JAUNT_TRIPS_TOKEN.")
    }
}
