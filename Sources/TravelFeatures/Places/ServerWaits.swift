import Observation
package import TerminalText
import TravelKit

/// Which servers want to be left alone for a while, for whoever waits for their answers. Nothing counts down: the words stay as long as the
/// wait lasts.
@MainActor @Observable
package final class ServerWaits {
    /// What is said of each wait, by its number.
    private var clauses: [Int: SafeText] = [:]
    @ObservationIgnored private var count = 0

    package init() {}

    /// Who asked last, and for how long, in a clause: "api.example.org asks to wait 30 s"; nil while nobody does.
    package var text: SafeText? { clauses.max { $0.key < $1.key }?.value }

    /// A server wants to be left alone for so long.
    /// - Parameter source: what to call it, such as its host.
    /// - Returns: what is to be called when that is over.
    package func asked(by source: String, for wait: Duration) -> @Sendable () async -> Void {
        count += 1
        let number = count
        clauses[number] = SafeText(source).cut(to: 40) + SafeText(" asks to wait \(wait.inWords)")
        return { await self.end(number) }
    }

    private func end(_ number: Int) { clauses[number] = nil }
}
