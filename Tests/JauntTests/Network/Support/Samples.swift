import Foundation

/// Answers as they should be, and records to make others of.
enum Samples {
    /// Four countries in the words of v3.1, each with borders to others of them.
    static let countries = list([
        country("Austria", "AT", "AUT", borders: ["DEU", "CHE", "LIE"]), country("Germany", "DE", "DEU", borders: ["AUT", "CHE"]),
        country("Liechtenstein", "LI", "LIE", borders: ["AUT", "CHE"]),
        country("Switzerland", "CH", "CHE", borders: ["AUT", "DEU", "LIE"]),
    ])

    /// Three trips in the words of the native feed.
    static let trips = list((1...3).map { trip($0) })

    static func country(_ name: String, _ alpha2: String, _ alpha3: String, borders: [String] = []) -> String {
        let codes = borders.map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"name":{"common":"\#(name)","official":"\#(name)"},"cca2":"\#(alpha2)","cca3":"\#(alpha3)","borders":[\#(codes)]}"#
    }

    /// A trip; what is given in place of a field is written as it stands.
    static func trip(_ number: Int, price: String = "72.5", created: String? = nil, departure: String = "1895000000000") -> String {
        let created = created ?? "\((Int(Date().timeIntervalSince1970) - number) * 1000)"
        return
            #"{"id":"t\#(number)","currency":"EUR","price":\#(price),"airlines":"FR","flight_number":\#(number),"departure":{"city":"Dublin","country_code":"IE","airport_code":"DUB"},"destination":{"city":"Riga","country_code":"LV","airport_code":"RIX"},"created_at":\#(created),"departure_at":\#(departure),"return_at":1895400000000,"expires_at":1895000000000}"#
    }

    static func list(_ records: [String]) -> String { "[" + records.joined(separator: ",\n") + "]" }
}
