import TerminalText
import TravelData
import TravelFeatures
import TravelKit

extension Composition {
    /// What went wrong, why, and what to do about it in a shell, in one line.
    func words(_ error: RepositoryError) -> String {
        let message = FailureMessage(error)
        guard case .signInRequired(let source, _) = error, let advice = signIn(at: source) else { return message.shellLine().string }
        return message.shellLine(signIn: SafeText(advice)).string
    }

    /// How a server of the settings is told who asks; nil for another.
    /// - Parameter source: what the server is called in an error.
    private func signIn(at source: String) -> String? {
        func token(_ set: TokenSettings, _ names: TokenSettings.Names) -> String {
            "Set \(set.isSet ? "another" : "a") token with \(names.variable) or \(names.command.name)."
        }
        if let server = settings.trips, server.url.source == source {
            return accounts == nil
                ? token(settings.tripsToken, .trips) : "To sign in: jaunt login --trips-url \(server.url)"
        }
        if let server = settings.countries, server.url.source == source { return token(settings.countriesToken, .countries) }
        return nil
    }
}
