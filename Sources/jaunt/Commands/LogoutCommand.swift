import ArgumentParser
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

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
