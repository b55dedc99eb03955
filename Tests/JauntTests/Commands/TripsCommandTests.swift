import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// `jaunt trips [--region ID]`.
    @Suite struct TripsCommandTests {
        @Test func theTableSaysThatTheyAreMadeUp() throws {
            let run = try Home().jaunt("trips", "--format", "table")
            #expect(run.status == .exited(0))
            #expect(run.errors == "jaunt: these are demo trips.\n")
            #expect(run.lines[0].hasPrefix("id "))
            #expect(run.lines.count > 60)
            #expect(run.lines.dropFirst().allSatisfy { $0.contains("→") })
            #expect(run.lines.contains { $0.contains("expired") })
        }

        @Test func placesThatAreAskedForOneByOneAreAllMeant() throws {
            let home = try Home()
            let one = try home.jaunt("trips", "--from", "berlin", "--from", "riga", "--to", "latvia", "--to", "spain", "--columns", "id")
            #expect(one.lines.count > 2)
            #expect(try home.jaunt("trips", "--from", "berlin,riga", "--to", "latvia,spain", "--columns", "id").output == one.output)
        }

        @Test(arguments: [
            ["--region", "blc", "--region", "nds"], ["--region", "blc,nds"], ["--region", "Nordics, balt"], ["--region", "nds,blc,BLC"],
        ])
        func regionsThatAreAskedForOneByOneAreAllMeant(arguments: [String]) throws {
            let home = try Home()
            func ids(_ arguments: [String]) throws -> [String] {
                let run = try home.jaunt(["trips", "--columns", "id"] + arguments)
                #expect(run.status == .exited(0), "\(run.errors)")
                return run.lines.map(String.init).sorted()
            }
            let both = try ids(["region:blc,nds"])
            let (one, other) = (try ids(["region:blc"]), try ids(["region:nds"]))
            #expect(both.count > max(one.count, other.count))
            #expect(try ids(arguments) == both)
        }

        @Test func oneOfSeveralRegionsThatNobodyKnowsIsStatus3() throws {
            let run = try Home().jaunt("trips", "--region", "blc,zzz")
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors == "jaunt: The feed has no region 'zzz'.\n")
        }

        @Test func theRecordsHaveStableKeysAndLiveOnesComeFirst() throws {
            let run = try Home().jaunt("trips", "--format", "json")
            #expect(run.status == .exited(0))
            let records = try run.records()
            #expect(records.count >= 60)
            let whole: Set = [
                "id", "route", "price", "currency", "airline", "flight_number", "departure_city", "departure_country", "departure_airport",
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

        @Test func whatIsPrintedOfATripFindsIt() throws {
            let home = try Home()
            let records = try home.jaunt("trips", "--format", "json").records().filter { [24.99, 39.99].contains($0["price"] as? Double) }
            #expect(records.count > 1)
            for record in records {
                let (id, route) = (try #require(record["id"] as? String), try #require(record["route"] as? String))
                let price = try #require(record["price"] as? Double)
                for words in [[route], ["--max-price", "\(price)"], ["price:\(price)"], ["min:\(price)"]] {
                    let found = try home.jaunt(["trips", "--format", "json"] + words).records()
                    #expect(found.contains { $0["id"] as? String == id }, "\(words)")
                }
            }
        }

        @Test func aRegionHasItsOwn() throws {
            let records = try Home().jaunt("trips", "--region", "blc", "--format", "json").records()
            #expect(!records.isEmpty)
            #expect(records.allSatisfy { ["EE", "LV", "LT"].contains($0["destination_country"] as? String) })
        }

        @Test(arguments: ["BLC", "Baltics", "baltics", "balt"])
        func aRegionIsFoundByItsNameToo(name: String) throws {
            let home = try Home()
            let records = try home.jaunt("trips", "--region", "blc", "--format", "json").output
            #expect(try home.jaunt("trips", "--region", name, "--format", "json").output == records)
            #expect(try home.jaunt("trips", "region:\(name)", "--format", "json").output == records)
        }

        @Test func aRegionWhoseNameMayBeThatOfOthersIsAskedFor() throws {
            let run = try Home().jaunt("trips", "--region", "b")
            #expect(run.status == .exited(3) && run.output == "")
            let names = "Baltics (blc) or British Isles (bri) or Balkans and Mediterranean (bam)"
            #expect(run.errors == "jaunt: 'b' may be \(names): type more of it.\n")
        }

        @Test(arguments: [["to:europe"], ["--to", "europe"], ["to:europe", "from:united", "kingdom"]])
        func aContinentAndANameOfSeveralWordsArePlaces(arguments: [String]) throws {
            let home = try Home()
            let run = try home.jaunt(["trips", "--format", "json"] + arguments)
            let records = try run.records()
            #expect(!records.isEmpty && !records.contains { ["JP", "US", "TR"].contains($0["destination_country"] as? String) })
            guard arguments.contains("kingdom") else { return }
            #expect(records.allSatisfy { $0["departure_country"] as? String == "GB" })
            #expect(try home.jaunt("trips", "--format", "json", "from:GB", "to:europe").output == run.output)
        }

        @Test(arguments: [
            (["to:baltics"], "baltics"), (["--to", "baltics"], "baltics"), (["--to", "riga,Baltics"], "baltics"),
            (["to:balkans"], "balkans"), (["--to", "balkans"], "balkans"),
        ])
        func aRegionThatIsAskedForAsAPlaceIsNamed(arguments: [String], name: String) throws {
            let run = try Home().jaunt(["trips"] + arguments)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors == "jaunt: to: takes a place, but \(name) is a region of the feed: write region:\(name).\n")
        }

        @Test(arguments: ["baltics", "balkans"])
        func aRegionIsNoPlaceWhereTripsStart(name: String) throws {
            let run = try Home().jaunt("trips", "--from", name)
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: No place is called '\(name)'."), "\(run.errors)")
        }

        @Test(arguments: ["--from", "--to"])
        func aPlaceThatNobodyKnowsIsStatus3(option: String) throws {
            let run = try Home().jaunt("trips", option, "london,nowhere")
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors == "jaunt: No place is called 'nowhere'.\n")
        }

        @Test(arguments: [
            ("saint helena, ascension and tristan da cunha", "SH"), ("Bonaire, Sint Eustatius and Saba", "BQ"), ("washington, d.c.", "IAD"),
        ])
        func aNameMayHaveCommasItself(name: String, code: String) throws {
            let home = try Home()
            let nowhere = try home.jaunt("trips", "--to", name, "--format", "json")
            #expect(nowhere.status == .exited(0) && nowhere.output == "[]\n", "\(nowhere.errors)")
            let folder = try DataFolder()
            try folder.changeRecords(of: "trips.json") {
                let airport = code == "IAD" ? code : "XXX"
                $0["destination"] = ["city": "There", "country_code": code == "IAD" ? "US" : code, "airport_code": airport]
            }
            let run = try home.jaunt("trips", "--to", name, "--columns", "destination_city", "--no-header", "--data", folder.path)
            #expect(run.status == .exited(0) && run.output == "There\n", "\(run.errors)")
            let columns = ["--columns", "destination_city", "--no-header", "--data", folder.path]
            #expect(try home.jaunt(["trips", "--to", "BER," + name] + columns).lines.contains("There"))
        }

        @Test func aPlaceThatIsLikeOneIsNamed() throws {
            let run = try Home().jaunt("trips", "--to", "copenhagn")
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: No place is called 'copenhagn'. Did you mean Copenhagen"), "\(run.errors)")
        }

        @Test func aNumericCodeIsACountry() throws {
            let home = try Home()
            let records = try home.jaunt("trips", "--to", "428", "--format", "json").records()
            #expect(!records.isEmpty && records.allSatisfy { $0["destination_country"] as? String == "LV" })
        }

        // Trips go to Palma, Tokyo and Lisbon, which begin with codes of other countries.
        @Test(arguments: ["nauru", "NR", "timbuktu", "TOM", "port moresby", "PA", "to", "li", "PER"])
        func aPlaceToWhichNoTripGoesIsAnEmptyList(place: String) throws {
            let run = try Home().jaunt("trips", "--to", place, "--format", "json")
            #expect(run.status == .exited(0), "\(run.errors)")
            #expect(try run.records().isEmpty)
        }

        @Test(arguments: [
            ("turkey", ["TR"]), ("tur", ["TR"]), ("burma,latvia", ["LV"]), (" riga,  london ", ["LV", "GB"]), ("New  York", ["US"]),
            ("USA", ["US"]), ("uk", ["GB"]), ("america,LVA", ["US", "LV"]), ("pal", ["ES"]), ("heathrow", ["GB"]), ("newyork", ["US"]),
        ])
        func aPlaceIsKnownByAnyOfItsNames(place: String, countries: [String]) throws {
            let run = try Home().jaunt("trips", "--to", place, "--format", "json")
            #expect(run.status == .exited(0), "\(run.errors)")
            #expect(Set(try run.records().compactMap { $0["destination_country"] as? String }) == Set(countries))
        }

        @Test(arguments: [("to:LVA", "LV"), ("to:uk", "GB"), ("to:USA", "US"), ("to:turkey", "TR"), ("to:428", "LV")])
        func aFilterKnowsACountryByAnyOfItsNamesToo(filter: String, country: String) throws {
            let records = try Home().jaunt("trips", filter, "--format", "json").records()
            #expect(!records.isEmpty && records.allSatisfy { $0["destination_country"] as? String == country })
        }

        @Test func anAirportOfTheFeedIsMeantBeforeACountry() throws {
            let folder = try DataFolder()
            try folder.changeRecords(of: "trips.json") {
                $0["destination"] = ["city": "Concord", "country_code": "US", "airport_code": "USA"]
            }
            for question in [["--to", "usa"], ["to:USA"]] {
                let run = try Home().jaunt(["trips", "--columns", "destination_city", "--no-header", "--data", folder.path] + question)
                #expect(run.output == "Concord\n", "\(question)")
            }
        }

        @Test func aRegionThatNobodyKnowsIsStatus3() throws {
            let run = try Home().jaunt("trips", "--region", "zzz")
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors == "jaunt: The feed has no region 'zzz'.\n")
        }

        @Test(arguments: ["", " ", ", ,"])
        func aRegionWithoutANameIsWrongUsage(region: String) throws {
            let run = try Home().jaunt("trips", "--region", region)
            #expect(run.status == .exited(64))
            #expect(run.errors.hasPrefix("Error: Name a region, such as: --region blc\n"))
        }

        @Test(arguments: [("en_US.UTF-8", "¥58,400"), ("de_DE.UTF-8", "58.400\u{A0}¥"), ("C.UTF-8", "JP¥58,400")])
        func pricesAreInTheFormatOfTheLocale(locale: String, price: String) throws {
            let run = try Home().with(["LC_ALL": locale]).jaunt("trips", "--format", "table")
            #expect(run.output.contains(price))
        }

        @Test func whatIsAskedForByNameIsWhatTheFilterOfTheScreenFinds() throws {
            let home = try Home()
            func trips(_ arguments: String...) throws -> [[String: Any]] {
                let run = try home.jaunt(["trips", "--format", "json"] + arguments)
                #expect(run.status == .exited(0), "\(run.errors)")
                return try run.records()
            }
            let all = try trips()
            let first = try #require(all.first)
            let airport = try #require(first["departure_airport"] as? String)
            let from = try trips("--from", airport)
            #expect(from.count < all.count && from.allSatisfy { $0["departure_airport"] as? String == airport })
            #expect(try from.count == trips("from:\(airport)").count)
            let latvia = try trips("--to", "latvia")
            #expect(!latvia.isEmpty && latvia.allSatisfy { $0["destination_country"] as? String == "LV" })
            let cheap = try trips("--max-price", "60", "--sort", "price", "--limit", "5")
            #expect(cheap.count == 5 && cheap.allSatisfy { ($0["price"] as? Double ?? .infinity) <= 60 })
            let nights = try trips("--nights", "3-7")
            #expect(!nights.isEmpty && nights.count < all.count && nights.allSatisfy { $0["return_at"] != nil })
            let month = try #require((first["departure_at"] as? String)?.prefix(7))
            let departing = try trips("--depart", String(month))
            #expect(!departing.isEmpty && departing.count < all.count)
            #expect(try departing.count == trips("--depart", "\(month)-01..\(month)").count)
            let short = try trips("--nights", "-7")
            #expect(short.count >= nights.count && short.count < all.count)
            #expect(try short.count == trips("--nights=-7").count)
            // Each end may be left open; both together are the whole.
            let (since, until) = (try trips("--depart", "\(month).."), try trips("--depart", "..\(month)"))
            #expect(try since.count == trips("after:\(month)").count)
            #expect(try until.count == trips("before:\(month)").count)
            let known = all.filter { $0["departure_at"] != nil }
            #expect(since.count + until.count - departing.count == known.count)
            // Where nobody knows such a place, no trip goes there.
            for word in ["to:nowhere", "from:nowhere"] { #expect(try trips(word).isEmpty, "\(word)") }
        }

        @Test(arguments: [("€60", 60.0), ("60 EUR", 60), ("60,50€", 60.5)])
        func anAmountMayHaveTheSignOfTheFeedsCurrency(amount: String, most: Double) throws {
            let home = try Home()
            let records = try home.jaunt("trips", "--max-price", amount, "--format", "json").records()
            #expect(!records.isEmpty && records.allSatisfy { $0["currency"] as? String == "EUR" })
            #expect(records.allSatisfy { ($0["price"] as? Double ?? .infinity) <= most })
            let apart = ["max:"] + amount.split(separator: " ").map { String($0) }
            for filter in [["max:“\(amount)”"], ["max:" + amount], apart] {
                #expect(try home.jaunt(["trips", "--format", "json"] + filter).records().count == records.count, "\(filter)")
            }
            let counts = try [[amount], amount.split(separator: " ").map { String($0) }].map { words in
                try home.jaunt(["trips", "--format", "json", "--max-price"] + words + ["--depart", "2000-01.."]).records().count
            }
            #expect(counts[0] == counts[1] && counts[0] > 0)
        }

        // Madrid, not the dirham: no price is in that.
        @Test(arguments: [("1", true), ("99999", false)])
        func theWordBehindAnAmountIsNoPartOfItWhateverIsFound(amount: String, isEmpty: Bool) throws {
            let home = try Home()
            for word in ["MAD", "mad to:es"] {
                let run = try home.jaunt("trips", "--format", "json", "--max-price", amount, word)
                #expect(run.status == .exited(0), "\(run.errors)")
                #expect(try run.records().isEmpty == isEmpty)
                #expect(try home.jaunt("trips", "--format", "json", word, "max:\(amount)").output == run.output)
            }
        }

        @Test func aCurrencyInWhichThereAreNoPricesIsNoPlaceEither() throws {
            let run = try Home().jaunt("trips", "--max-price", "100", "ZAR")
            #expect(run.status == .exited(64) && run.output.isEmpty)
            #expect(run.errors.hasPrefix("jaunt: max: takes an amount in EUR, "), "\(run.errors)")
        }

        @Test func anAmountIsNotRounded() throws {
            let home = try Home()
            func count(_ arguments: String...) throws -> Int {
                let run = try home.jaunt(["trips", "--format", "json"] + arguments)
                #expect(run.status == .exited(0), "\(run.errors)")
                return try run.records().count
            }
            let priced = try count("min:0.00001")
            #expect(priced > 0)
            #expect(try count("--max-price", "99999999999999") == priced)
            for small in ["0.00001", "0.0000000000000000000001"] { #expect(try count("--max-price", small) == 0, "\(small)") }
        }

        @Test(arguments: [
            ["--max-price", "99999999999999999999"], ["max:99999999999999999999"], ["--max-price", "21.00000000000000001 EUR"],
        ])
        func anAmountOfTooManyDigitsIsWrongUsage(arguments: [String]) throws {
            let run = try Home().jaunt(["trips"] + arguments)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors == "jaunt: \(arguments.count == 2 ? "--max-price" : "max:") takes an amount of 15 digits at most.\n")
        }

        @Test(arguments: [("en_GB.UTF-8", "12.301TND", 1), ("de_DE.UTF-8", "12,301TND", 1), ("de_DE.UTF-8", "12,299TND", 0)])
        func anAmountMayHaveThreeDigitsWhereTheCurrencyDoes(locale: String, amount: String, count: Int) throws {
            let folder = try DataFolder()
            try folder.changeRecords(of: "trips.json") {
                $0.merge(["id": "odd", "price": 12.3, "currency": "TND"]) { $1 }
            }
            let run = try Home().with(["LC_ALL": locale]).jaunt(
                "trips", "--max-price", amount, "--format", "json", "--data", folder.path)
            #expect(try run.records().count == count)
        }

        @Test(arguments: [["--max-price", "100 ZWL"], ["max:100ZWL"], ["max:100", "XPF"]])
        func theSignOfAnotherCurrencyIsWrongUsage(arguments: [String]) throws {
            let run = try Home().jaunt(["trips"] + arguments)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors == "jaunt: max: takes an amount in EUR, GBP or PLN, as the prices are.\n")
        }

        @Test func pricesAreThoseOfTheFeedWhateverTheirCurrencysDigits() throws {
            let folder = try DataFolder()
            try folder.changeRecords(of: "trips.json") {
                $0.merge(["id": "odd", "price": 70.5, "currency": "JPY"]) { $1 }
            }
            func price(_ format: String) throws -> String {
                try Home().with(["LC_ALL": "en_US.UTF-8"]).jaunt(
                    "trip", "odd", "--columns", "price", "--format", format, "--data", folder.path
                ).output
            }
            for format in ["json", "csv"] { #expect(try price(format).contains("70.5"), "\(format)") }
            #expect(try price("table").contains("¥71"))
        }

        @Test(arguments: [
            (["--depart", "2026-13"], "--depart: there is no 2026-13 in the calendar."),
            (["--depart", "2026-99"], "--depart: there is no 2026-99 in the calendar."),
            (["--depart", "2026-02-31"], "--depart: there is no 2026-02-31 in the calendar."),
            (["--depart", "2026-12..2026-13"], "--depart: there is no 2026-13 in the calendar."),
            (["--depart", "2026-13.."], "--depart: there is no 2026-13 in the calendar."),
            (["--depart", "..2026-00"], "--depart: there is no 2026-00 in the calendar."),
            (["--depart", "2026-12..2026-11"], "--depart: 2026-12..2026-11 ends before it begins."),
            (["--nights", "7-3"], "--nights is a number, or two with - between and the smaller one first, such as 3-7, 3- or -7."),
            (["--max-price", "nan"], "--max-price is an amount, 0 or more, such as 100."),
            (["--max-price", "-1"], "--max-price is an amount, 0 or more, such as 100."),
            (["--max-price", "inf"], "--max-price is an amount, 0 or more, such as 100."),
        ])
        func aValueThatThereIsNotIsWrongUsage(arguments: [String], sentence: String) throws {
            let run = try Home().jaunt(["trips"] + arguments)
            #expect(run.status == .exited(64))
            #expect(run.output == "" && run.errors.hasPrefix("Error: \(sentence)\n"), "\(run.errors)")
        }

        @Test(arguments: [
            ["--depart", "soon"], ["--depart", ".."], ["--depart", "2026-12..."],
            ["--nights", "many"], ["--max-price", "cheap"], ["--from", " "], ["--limit", "-1"], ["--reverse"],
            ["--columns", "id,nonsense"], ["--columns", "id,,price"], ["--sort", "nonsense"], ["--format", "xml"],
        ])
        func whatCannotBeAskedForIsWrongUsage(arguments: [String]) throws {
            let run = try Home().jaunt(["trips"] + arguments)
            #expect(run.status == .exited(64))
            #expect(run.output == "" && run.errors != "")
        }
    }
}
