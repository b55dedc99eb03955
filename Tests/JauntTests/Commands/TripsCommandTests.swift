import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// `jaunt trips [--region ID]`.
    @Suite struct TripsCommandTests {
        @Test func theTableSaysThatTheyAreMadeUp() throws {
            let run = try Home().jaunt("trips")
            #expect(run.status == .exited(0))
            #expect(run.errors == "jaunt: these are demo trips.\n")
            #expect(run.lines[0].hasPrefix("Route"))
            #expect(run.lines.count > 60)
            #expect(run.lines.dropFirst().allSatisfy { $0.contains("→") })
            #expect(run.lines.contains { $0.contains("expired") })
        }

        @Test func theRecordsHaveStableKeysAndLiveOnesComeFirst() throws {
            let run = try Home().jaunt("trips", "--format", "json")
            #expect(run.status == .exited(0))
            let records = try run.records()
            #expect(records.count >= 60)
            let whole: Set = [
                "id", "price", "currency", "airline", "flight_number", "departure_city", "departure_country", "departure_airport",
                "destination_city", "destination_country", "destination_airport", "created_at", "departure_at", "return_at", "expires_at",
                "expired", "demo",
            ]
            #expect(records.allSatisfy { whole.isSuperset(of: $0.keys) })
            #expect(records.contains { Set($0.keys) == whole })
            let expired = try records.map { try #require($0["expired"] as? Bool) }
            #expect(expired.filter { $0 }.count >= 5)
            #expect(expired == expired.filter { !$0 } + expired.filter { $0 })
            let now = Date()
            for record in records {
                let ends = try Date(#require(record["expires_at"] as? String), strategy: .iso8601)
                #expect((ends < now) == record["expired"] as? Bool)
            }
            #expect(records.filter { $0["return_at"] == nil }.count >= 5)
        }

        @Test func aRegionHasItsOwn() throws {
            let records = try Home().jaunt("trips", "--region", "blc", "--format", "json").records()
            #expect(!records.isEmpty)
            #expect(records.allSatisfy { ["EE", "LV", "LT"].contains($0["destination_country"] as? String) })
        }

        @Test func aRegionThatNobodyKnowsIsStatus3() throws {
            let run = try Home().jaunt("trips", "--region", "zzz")
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors == "jaunt: The feed has no region 'zzz'.\n")
        }

        @Test(arguments: ["", " "])
        func aRegionWithoutANameIsWrongUsage(region: String) throws {
            let run = try Home().jaunt("trips", "--region", region)
            #expect(run.status == .exited(64))
            #expect(run.errors.hasPrefix("Error: Name a region, such as: --region blc\n"))
        }

        @Test(arguments: [("en_US.UTF-8", "¥58,400"), ("de_DE.UTF-8", "58.400\u{A0}¥"), ("C.UTF-8", "JP¥58,400")])
        func pricesAreInTheFormatOfTheLocale(locale: String, price: String) throws {
            let run = try Home().with(["LC_ALL": locale]).jaunt("trips")
            #expect(run.output.contains(price))
        }
    }
}
