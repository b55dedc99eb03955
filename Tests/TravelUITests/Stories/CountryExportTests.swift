import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Export on the page of a country without neighbours", .timeLimit(.minutes(1)))
struct CountryExportTests {
    /// The page of Iceland, where these files are.
    private func stage(_ files: [String: String] = [:]) async -> Stage {
        let stage = Stage(exporter: FakeExporter(files))
        await stage.settled()
        stage.type("/iceland")
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    @Test("writes the country itself")
    func written() async {
        let stage = await stage()
        stage.type("e")
        await stage.see("1 country exported to /here/ISL.json.")
        let text = stage.exporter.files["ISL.json"] ?? ""
        #expect(text.hasPrefix("[") && text.contains("\"alpha3\":\"ISL\""), "\(text)")
        stage.type("j")
        #expect(stage.status == "All of it is seen.", "what was said goes with the next key")
    }

    @Test("replaces a file that is there with the same key again, and with no other before it")
    func replaced() async {
        let stage = await stage(["ISL.json": "old"])
        for between in ["", "j"] {
            stage.type(between + "e")
            await stage.see("e again replaces ISL.json, which is there already.")
            #expect(stage.exporter.files["ISL.json"] == "old")
        }
        stage.type("e")
        await stage.see("1 country exported to /here/ISL.json.")
        #expect(stage.exporter.files["ISL.json"]?.contains("ISL") == true)
    }

    @Test("takes a name, which says in which format")
    func named() async {
        let stage = await stage()
        stage.type(":export x.txt")
        await stage.see("write the country to this file")
        stage.press(.enter)
        await stage.see("A name that ends in .json, .ndjson, .csv or .tsv is needed.")
        stage.type(":export n.csv")
        await stage.see("write the country to this file")
        stage.press(.enter)
        await stage.see("1 country exported to /here/n.csv.")
        let lines = stage.exporter.files["n.csv"]?.split(whereSeparator: \.isNewline) ?? []
        #expect(lines.count == 2 && lines.first?.hasPrefix("alpha2,alpha3,") == true, "\(lines)")
        stage.type(":search x")
        await stage.see("Here 'search' takes no text.")
    }

    @Test("goes nowhere else, whatever a source has for a code", arguments: [("../../etc/x", "ETCX.json"), ("…", "country.json")])
    func hostile(_ code: String, _ file: String) {
        #expect(Country.sample("XX", Alpha3Code(code), "Nowhere").fileName == file)
    }
}
