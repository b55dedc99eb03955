import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The fields of columns")
@MainActor
struct ColumnFieldsTests {
    private static let trips = RecordKind.trips(now: { .samplePresent })

    /// The columns of a list, and the fields that an export of each has. No field is there twice.
    private func fields<Item>(_ columns: [Column], _ kind: RecordKind<Item>) -> [String] {
        let all = kind.having(columns.flatMap(\.fields)).names
        #expect(Set(all).count == all.count, "\(all)")
        return columns.map { ([$0.id + ":"] + kind.having($0.fields).names).joined(separator: " ") }
    }

    @Test("are those of the records that say the same; those that are in no record have none")
    func table() {
        #expect(
            fields(CountryText.columns, RecordKind.countries) == [
                "code: alpha2", "name: name", "capital: capitals", "region: region", "population: population", "native: native_name",
            ])
        #expect(fields(BordersModel.columns, RecordKind.borders) == ["name: name", "borders:", "population:", "native: native_name"])
        for columns in [TripText.columns, TripText.fareColumns] {
            #expect(
                fields(columns, Self.trips) == [
                    "favourite:", "route: departure_city destination_city", "airports: departure_airport destination_airport",
                    "dates: departure_at return_at", "airline: airline flight_number", "price: price currency", "state: expires_at expired",
                ])
        }
        #expect(
            fields(FavouriteText.columns, RecordKind.favourites(now: { .samplePresent })) == [
                "favourite:", "name: name", "codes: departure_airport destination_airport alpha2 alpha3",
                "details: departure_at return_at capitals", "price: price currency", "state: expired seen_at", "note: note",
            ])
        #expect(
            fields(DestinationsModel.columns, RecordKind.destinations) == [
                "city: city", "country: country", "airport: airports", "count: trips", "price: price currency",
            ])
        #expect(fields(RegionsModel.columns, RecordKind.regions) == ["name: name", "countries: countries"])
        #expect(fields(AirportText.columns, RecordKind.airports) == ["code: iata", "city: city", "country: country", "name: name"])
        #expect(
            fields(FlightRoutesModel.columns, RecordKind.routes) == ["route: origin destination", "city: city", "airport: airport"])
        #expect(
            fields(ErrorLog(now: { .samplePresent }).columns, RecordKind.errors) == [
                "when: time times", "place: where", "what: what", "why: cause",
            ])
        // What is on a way, or around a country, is exported as the country that it is.
        #expect(
            fields(RouteText.columns, RecordKind.countries) == ["place:", "name: name", "capital: capitals", "distance:", "sum:"])
        #expect(fields(MapText.columns, RecordKind.countries) == ["name: name", "direction:", "border:", "distance:", "gap:"])
        #expect(
            fields(MapText.worldColumns, RecordKind.countries) == [
                "name: name", "region: subregion region", "middle: latitude longitude",
            ])
    }

    @Test("are written in the columns' order, whatever is hidden between them")
    func csv() throws {
        let columns = ["price", "dates", "favourite", "route"].flatMap { id in TripText.columns.filter { $0.id == id } }
        let kind = Self.trips.having(columns.flatMap(\.fields))
        #expect(
            try ExportFormat.csv.text([Trip.toMalaga, .toRiga], of: kind) == """
                price,currency,departure_at,return_at,departure_city,destination_city\r
                72.5,EUR,2026-12-03T06:25:00Z,2026-12-10T18:05:00Z,Copenhagen,Málaga\r
                49.9,EUR,2026-11-28T20:15:00Z,,Berlin,Riga\r

                """)
    }

    @Test(
        "are all that is written, in every format",
        arguments: [
            (ExportFormat.json, "[\n{\"countries\":[\"EE\",\"LT\",\"LV\"],\"name\":\"The Baltics\"}\n]\n"),
            (.ndjson, "{\"countries\":[\"EE\",\"LT\",\"LV\"],\"name\":\"The Baltics\"}\n"),
            (.csv, "name,countries\r\nThe Baltics,EE; LT; LV\r\n"), (.tsv, "name\tcountries\nThe Baltics\tEE; LT; LV\n"),
        ])
    func formats(_ format: ExportFormat, _ text: String) throws {
        let kind = RecordKind.regions.having(RegionsModel.columns.flatMap(\.fields))
        #expect(try format.text([Region.baltics], of: kind) == text)
    }
}
