/// Where airports are read from.
package protocol AirportRepository: Sendable {
    /// The airports with these codes, in the order of the codes; codes that nobody has are passed over.
    func airports(withCodes codes: [AirportCode]) -> Reading<Airport>
}
