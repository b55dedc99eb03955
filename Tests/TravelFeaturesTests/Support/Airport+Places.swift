import TravelKit

extension Airport {
    /// Airports of which it is known where they are, and what the time is there.
    static let places = [
        place("CPH", 55.62, 12.66, "Europe/Copenhagen"), place("AGP", 36.67, -4.5, "Europe/Madrid"),
        place("BER", 52.36, 13.5, "Europe/Berlin"), place("RIX", 56.92, 23.97, "Europe/Riga"), place("NRT", 35.76, 140.39, "Asia/Tokyo"),
        place("JFK", 40.64, -73.78, "America/New_York"), place("LHR", 51.47, -0.46, "Europe/London"),
        place("APW", -13.83, -172.01, "Pacific/Apia"), place("PPG", -14.33, -170.71, "Pacific/Pago_Pago"),
    ]

    private static func place(_ code: AirportCode, _ latitude: Double, _ longitude: Double, _ zone: String) -> Airport {
        Airport(
            code: code, name: "", city: "", country: "", coordinate: Coordinate(latitude: latitude, longitude: longitude), timeZone: zone)
    }
}
