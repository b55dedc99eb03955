import TestSupport
import Testing

extension RealProgram {
    /// Lists as `jaunt config show` prints them.
    @Suite struct ConfigShowTests {
        @Test func anEmptyListIsSetAndListsAreQuotedWhereverTheyComeFrom() throws {
            let home = try Home().with(["JAUNT_KEYS_HELP": "?,F1"])
            try home.folder.write("keys:\n  quit: []\n  sort: [\",\", '\"']\n", to: "config/jaunt/config.yaml")
            let records = try home.jaunt("config", "show", "--format", "json").records()
            func shown(_ name: String) throws -> [String?] {
                let record = try #require(records.first { $0["setting"] as? String == name })
                return ["value", "from"].map { record[$0] as? String }
            }
            #expect(try shown("keys.quit") == ["[]", "config.yaml"])
            #expect(try shown("keys.sort") == [#"[",", "\""]"#, "config.yaml"])
            #expect(try shown("keys.help") == [#"["?", "F1"]"#, "JAUNT_KEYS_HELP"])
        }

        @Test(arguments: [
            ([String](), "native"), (["--trips-url", "https://trips.example.org"], "native"),
            (["--trips-url", "https://api.travelpayouts.com/"], "travelpayouts"),
        ])
        func whatATripFeedSpeaksIsShownWhereNobodySaysIt(options: [String], dialect: String) throws {
            let records = try Home().jaunt(["config", "show", "--format", "json"] + options).records()
            let record = try #require(records.first { $0["setting"] as? String == "trips.dialect" })
            #expect(record["value"] as? String == dialect && record["from"] as? String == "standard", "\(record)")
        }
    }
}
