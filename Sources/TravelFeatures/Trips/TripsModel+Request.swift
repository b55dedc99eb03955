package import TerminalText

extension TripsModel {
    /// What the list shows.
    package var shownRequest: TripRequest { TripRequest(list.query, in: region) }

    /// What the trips are called that a page has asked for: "to Austria"; nil where none has, where the filter says it, and once the user has
    /// filtered the list by something else.
    package var requestedName: SafeText? { request == shownRequest ? request?.name : nil }

    /// That none of the trips is one of these; nil where they have no name.
    package var noneRequestedText: SafeText? { requestedName.map { "No trips " + $0 + "." } }
}
