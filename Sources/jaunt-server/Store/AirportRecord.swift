/// An airport as airports.tsv holds it.
struct AirportRecord: Sendable {
    let iata: String
    let name: String
    let city: String
    /// Alpha-2 code.
    let country: String
    let latitude: Double?
    let longitude: Double?
    let timeZone: String?
    /// The code that the airports of its city share; its own where it is the only one.
    let cityCode: String
}
