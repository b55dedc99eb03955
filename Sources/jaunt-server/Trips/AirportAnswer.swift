/// An airport as the native feed tells it.
struct AirportAnswer: Encodable {
    let city: String
    let code: String
    let tz: String
    let lat: Double?
    let lon: Double?
    /// Alpha-2 code.
    let country: String
    let name: String
    /// The feed has it; the bundled table does not know.
    let state = ""

    init(_ record: AirportRecord) {
        city = record.city
        code = record.iata
        tz = record.timeZone ?? ""
        lat = record.latitude
        lon = record.longitude
        country = record.country
        name = record.name
    }

    enum CodingKeys: String, CodingKey {
        case city, code, tz, lat, lon, country, name, state
    }
}
