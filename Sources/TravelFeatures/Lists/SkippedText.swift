package import TerminalText
package import TravelKit

/// Records that could not be read and were left out, in words.
package struct SkippedText: Hashable, Sendable {
    /// How many they are, such as "3 of 250 records could not be read and were skipped."
    package let sentence: SafeText
    /// Where and why the first of them could not be read, such as "the first: line 12, price: it is not a number"; empty where nobody knows.
    package let cause: SafeText

    /// Both in one line.
    package var line: SafeText { FailureMessage.line(sentence, cause.isEmpty ? nil : cause) }

    /// - Parameters:
    ///   - count: how many they were, 1 at least.
    ///   - all: how many records there were, those among them; nil where nobody knows.
    ///   - why: where and why the first of them could not be read; nil where nobody knows.
    package init(_ count: Int, of all: Int? = nil, why: String?) {
        let records = all.map { "\(count) of \($0) records" } ?? (count == 1 ? "1 record" : "\(count) records")
        sentence = SafeText("\(records) could not be read and \(count == 1 ? "was" : "were") skipped.")
        cause = why.map { SafeText(count == 1 ? $0 : "the first: " + $0).cut(to: 100) } ?? .empty
    }

    /// Records of a whole list; nil where all could be read.
    package init?<Value>(_ part: Part<Value>) {
        guard part.skipped > 0 else { return nil }
        self.init(part.skipped, of: part.values.count + part.skipped, why: part.whySkipped)
    }

    /// Favourites that could not be read, and which they are, the first few of many; nil where all could.
    package init?(_ collection: FavouriteCollection) {
        let count = collection.skipped
        guard count > 0 else { return nil }
        let favourites = count == 1 ? "1 favourite" : "\(count) favourites"
        sentence = SafeText("\(favourites) could not be read and \(count == 1 ? "was" : "were") skipped.")
        let names = collection.unreadable.prefix(Self.named).map { SafeText("\($0)").cut(to: 40) }
        let others = count - names.count
        cause = names.isEmpty ? .empty : names.joined(separator: ", ") + (others > 0 ? SafeText(", \(others) more") : "")
    }

    /// So many favourites are named.
    private static let named = 10
}
