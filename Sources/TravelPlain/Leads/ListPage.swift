import TerminalText
import TravelFeatures
import TravelKit

/// A page with a list, each line of which leads somewhere.
protocol ListPage: LeadingPage {
    associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

    var list: PlainList<Item> { get }

    /// What a line leads to.
    func lead(of item: Item) -> Lead
}

extension ListPage {
    var failures: [FailureMessage] { list.failures }

    var sourceFailures: [SourceFailure] { list.model.failures }

    var isRefused: Bool { list.isRefused }

    var replaceable: String? { list.replaceable }

    var loading: SafeText? { list.loading }

    func leads(named words: String, for word: CommandWord) throws(Absence) -> [Lead] {
        try list.items(named: words, for: word).map(lead(of:))
    }

    /// Does what is alike on all these pages.
    /// - Parameter reload: loads the records anew; nil where that is not done here.
    func perform(_ command: TypedCommand, reload: (@MainActor () -> Void)?) throws(Absence) -> PlainAnswer {
        let answer = try performOnLeads(command)
        guard case .ignored = answer else { return answer }
        return try list.perform(command, reload: reload) { open(lead(of: $0)) }
    }
}
