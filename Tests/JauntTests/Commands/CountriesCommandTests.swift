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

        @Test func behindANameFromRightToLeftATableHasAGapFromLeftToRightWhereItIsSeen() throws {
            let home = try Home().with(["JAUNT_LANGUAGE": "ar"])
            let arguments = ["countries", "egypt", "--columns", "alpha2,name,capitals,region,native_name"]
            func shown(_ home: Home) throws -> String {
                let terminal = try home.open(arguments)
                #expect(try terminal.waitForExit() == .exited(0))
                return String(decoding: terminal.output, as: UTF8.self)
            }
            let table = try shown(home)
            let isParted = table.contains(/EG +مصر *\u{2800} القاهرة *\u{2800} Africa  مصر/)
            #expect(isParted, "\(table)")
            // The console of Linux shows none.
            let console = try shown(home.with(["TERM": "linux"]))
            let isPlain = console.contains(/EG +مصر +القاهرة +Africa  مصر/)
            #expect(isPlain && !console.contains("\u{2800}"), "\(console)")
            let others = try [shown(home.with(["JAUNT_LANGUAGE": "de"])), shown(home.with(["LC_ALL": "C"]))]
            // Programs part fields by blanks.
            let written = try ["table", "tsv", "json"].map { try home.jaunt(arguments + ["--format", $0]).output }
            for other in others + written { #expect(other.contains("EG") && !other.contains("\u{2800}"), "\(other)") }
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
