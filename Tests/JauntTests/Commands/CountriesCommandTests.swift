import TestSupport
import Testing

extension RealProgram {
    /// `jaunt countries`.
    @Suite struct CountriesCommandTests {
        @Test func theTableHasALineForEachOf250() throws {
            let run = try Home().jaunt("countries", "--format", "table")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.lines.count == 251)
            #expect(run.lines[0].hasPrefix("alpha2  name"))
            #expect(run.lines.contains { $0.contains(/^DE      Germany +Berlin +Europe +[0-9]{2},[0-9]{3},[0-9]{3}  Deutschland$/) })
            #expect(!run.output.contains(" \n"))
            #expect(!run.holdsControls)
        }

        @Test(arguments: [("fr_FR", "chine", "Chine"), ("zh_CN", "中国", "中国"), ("de_DE", "China", "China"), ("ja_JP", "中国", "中国")])
        func chinaIsCalledAndFoundAsCLDRHasIt(locale: String, name: String, shown: String) throws {
            let home = try Home().with(["LANG": locale + ".UTF-8"])
            #expect(try home.jaunt("country", name, "--format", "json").record()["alpha2"] as? String == "CN")
            #expect(try home.jaunt("countries", "--format", "table").lines.contains { $0.hasPrefix("CN      \(shown) ") })
        }

        @Test func behindANameFromRightToLeftATableHasAGapFromLeftToRight() throws {
            let home = try Home().with(["JAUNT_LANGUAGE": "ar"])
            func rows(_ home: Home, _ format: String) throws -> String {
                try home.jaunt("countries", "egypt", "--format", format, "--columns", "alpha2,name,capitals,region,native_name").output
            }
            let table = try rows(home, "table")
            let isParted = table.contains(/EG +مصر *\u{2800} القاهرة *\u{2800} Africa  مصر\n/)
            #expect(isParted, "\(table)")
            let german = try rows(home.with(["JAUNT_LANGUAGE": "de"]), "table")
            let ascii = try rows(home.with(["LC_ALL": "C"]), "table")
            for other in [german, ascii, try rows(home, "tsv"), try rows(home, "json")] { #expect(!other.contains("\u{2800}"), "\(other)") }
            // The console of Linux shows none.
            let console = try home.with(["TERM": "linux"]).open(["countries", "egypt", "--columns", "name,capitals,region"])
            #expect(try console.waitForExit() == .exited(0))
            let shown = String(decoding: console.output, as: UTF8.self)
            let isPlain = shown.contains(/القاهرة +Africa/)
            #expect(isPlain && !shown.contains("\u{2800}"), "\(shown)")
        }

        @Test func theRecordsAre250WithStableKeys() throws {
            let records = try Home().jaunt("countries", "--format", "json").records()
            #expect(records.count == 250)
            let germany = try #require(records.first { $0["alpha2"] as? String == "DE" })
            #expect(germany["alpha3"] as? String == "DEU")
            #expect(germany["numeric"] as? String == "276")
            #expect(germany["name"] as? String == "Germany")
            #expect(germany["official_name"] as? String == "Federal Republic of Germany")
            #expect(germany["native_name"] as? String == "Deutschland")
            #expect(germany["capitals"] as? [String] == ["Berlin"])
            #expect(germany["region"] as? String == "Europe")
            #expect(germany["currencies"] as? [String] == ["EUR"])
            #expect(germany["calling_codes"] as? [String] == ["49"])
            #expect(germany["driving_side"] as? String == "right")
            #expect(germany["top_level_domains"] as? [String] == [".de"])
            #expect(germany["time_zones"] as? [String] == ["Europe/Berlin", "Europe/Busingen"])
            #expect((germany["borders"] as? [String])?.count == 9)
            let whole: Set = [
                "alpha2", "alpha3", "numeric", "name", "official_name", "native_name", "capitals", "region", "subregion", "population",
                "area_km2", "languages", "currencies", "calling_codes", "driving_side", "top_level_domains", "time_zones", "latitude",
                "longitude", "borders",
            ]
            #expect(Set(germany.keys) == whole)
            #expect(records.allSatisfy { whole.isSuperset(of: $0.keys) && $0["alpha2"] is String && $0["borders"] is [String] })
        }
    }
}
