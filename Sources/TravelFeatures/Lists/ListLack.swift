package import TerminalText
package import TravelKit

/// What a filter or a search asks for besides the records, while that is not there: what it finds until then means nothing.
package enum ListLack: Sendable {
    /// These are on their way, such as "regions".
    case loading(SafeText)
    /// They could not be had.
    case failed(RepositoryError)
}
