import Foundation

/// Reads airports.tsv: a line of column names, then a line an airport.
enum AirportTable {
    static let file = "airports.tsv"

    static func read(_ bytes: Data) throws -> [AirportRecord] {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let names = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false)
        func place(_ column: String) throws -> Int {
            guard let place = names.firstIndex(of: column[...]) else { throw StoreError.missingColumn(file: file, column: column) }
            return place
        }
        let (iata, name, city, country) = (try place("iata"), try place("name"), try place("city"), try place("country"))
        let (latitude, longitude, timeZone) = (try place("latitude"), try place("longitude"), try place("time_zone"))
        let cityCode = names.firstIndex(of: "city_code")
        return lines.dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            func cell(_ place: Int) -> String { place < cells.count ? String(cells[place]) : "" }
            return AirportRecord(
                iata: cell(iata), name: cell(name), city: cell(city), country: cell(country),
                latitude: Double(cell(latitude)), longitude: Double(cell(longitude)),
                timeZone: cell(timeZone).isEmpty ? nil : cell(timeZone), cityCode: cityCode.map(cell) ?? cell(iata))
        }
    }
}
