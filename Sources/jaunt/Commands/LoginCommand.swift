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
