package import TerminalText
import TravelKit

extension TripsModel {
    /// Whether the list is of all trips, however the user has filtered it.
    package var isOfAllTrips: Bool { region == nil && list.base.isEmpty }

    /// Whether this is what the list shows, and nothing less. A region is known by its identity before its name is.
    package func shows(_ request: TripRequest) -> Bool {
        list.base == request.base && list.query == request.query && region?.id == request.region?.id
    }

    /// Whether the list shows what a page has asked for, be it narrowed, rather than what the user has filtered it by instead.
    package var showsRequest: Bool { request.map { $0.query.isEmpty || $0.query == list.query } ?? false }

    /// What the trips are called that a page has asked for: "to Austria"; nil where none has, and where the filter says it.
    package var requestedName: SafeText? { request?.name }

    /// The same in fewer words; nil where there are none.
    package var requestedShortName: SafeText? { request?.shortName }

    /// That none of the trips is one of these; nil where they have no name, and where the user has narrowed them.
    package var noneRequestedText: SafeText? { list.shownQuery.isEmpty ? requestedName.map { "No trips " + $0 + "." } : nil }
}
