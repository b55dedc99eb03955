import Testing

/// The rules themselves: they find what is wrong, and only that.
@Suite struct HouseRulesTests {
    @Test(arguments: [
        ("import CNcurses", "TravelUI", "imports CNcurses"), ("@preconcurrency import CNcurses", "jaunt", "imports CNcurses"),
        ("package import Terminal", "TravelFeatures", "imports Terminal"),
        ("import struct TravelData.BaseURL", "TravelFeatures", "imports TravelData"),
        ("@_exported public import TravelData", "TravelUI", "imports TravelData"),
        ("import TravelKit", "TerminalText", "imports TravelKit"),
        ("fileprivate import Terminal", "TravelKit", "imports Terminal"), ("import Foundation; import GRDB", "TravelKit", "imports GRDB"),
        ("import AsyncHTTPClient", "jaunt", "imports AsyncHTTPClient"), ("import NIOCore", "jaunt-server", "imports NIOCore"),
        ("import Hummingbird", "TravelData", "imports Hummingbird"), ("import TravelData", "jaunt-server", "imports TravelData"),
        ("@_spi(Testing) import ArgumentParser", "TravelUI", "imports ArgumentParser"), ("import   Nowhere", "jaunt", "imports Nowhere"),
        ("@_implementationOnly\nimport CNcurses", "TravelKit", "imports CNcurses"), ("  import CNcurses", "TravelKit", "imports CNcurses"),
        ("internal import func Glibc.read", "TravelKit", ""),
        ("#if canImport(CNcurses)\nimport CNcurses\n#endif", "TravelUI", "imports CNcurses"),
        ("/* why */ import CNcurses // here", "TravelUI", "imports CNcurses"), ("import `CNcurses`", "TravelUI", "imports CNcurses"),
    ])
    func importsAreFoundInAnyForm(source: String, target: String, fault: String) {
        #expect(HouseRules.faults(in: source, target: target) == (fault.isEmpty ? [] : [fault]))
    }

    @Test(arguments: [
        "// import CNcurses", "/* import CNcurses\nimport CNcurses /* again */ import CNcurses */", "let text = \"import CNcurses\"",
        "let text = \"\"\"\n    import CNcurses\n    \"\"\"", "let text = #\"a \" import CNcurses\"#", "let important = 1",
        "reimport CNcurses",
        "/// try! and fatalError( and print(", "let text = \"\\\" try! \"", "canvas.print(x)", "func blueprint(_ x: Int) {}", "try? x()",
        "x as? Y",
        "import TerminalText\nimport Foundation",
    ])
    func whatOnlyLooksLikeAFaultIsNone(source: String) {
        #expect(HouseRules.faults(in: source, target: "TravelKit") == [])
    }

    @Test(arguments: [
        ("let x = try! y()", "has try!"), ("let x = y as! Z", "has as!"), ("fatalError(\"x\")", "has fatalError("),
        ("final class X: @unchecked Sendable {}", "has @unchecked Sendable"), ("print(x)", "prints"), ("if x { print(\"y\") }", "prints"),
        ("let a = \"// no comment\"; print(a)", "prints"), ("let a = #\"\\\"#; print(a)", "prints"), ("debugPrint(x)", "prints"),
        (String(repeating: "\n", count: 401), "has 401 lines"),
    ])
    func forbiddenThingsAreFound(source: String, fault: String) {
        #expect(HouseRules.faults(in: source, target: "TravelKit") == [fault])
    }

    @Test func programsMayPrintAndFilesMayHaveFourHundredLines() {
        #expect(HouseRules.faults(in: "print(x)", target: "jaunt-server") == [])
        #expect(HouseRules.faults(in: String(repeating: "\n", count: 400), target: "TravelKit") == [])
        #expect(HouseRules.faults(in: "", target: "Attic") == ["Attic is not in the import table"])
    }

    @Test func aManifestWithOtherDoorsIsFound() {
        let manifest = """
            .target(name: "TerminalText", swiftSettings: house),
            .target(name: "TravelKit", dependencies: ["TerminalText", "TravelData"], swiftSettings: house),
            .target(
                name: "TravelUI",
                dependencies: ["TravelKit", .product(name: "GRDB", package: "GRDB.swift")],
                swiftSettings: onMain),
            .executableTarget(name: "cellar", dependencies: []),
            .testTarget(name: "TravelUITests", dependencies: ["TravelData"]),
            """
        let faults = HouseRules.faults(inManifest: manifest)
        #expect(faults.contains("TravelKit depends on TravelData"))
        #expect(faults.contains("cellar is not in the import table"))
        #expect(faults.contains("Terminal is not in the manifest"))
        #expect(!faults.contains { $0.hasPrefix("TravelUI") || $0.hasPrefix("TerminalText") })
    }

    @Test func aTopWithSomethingElseIsFound() {
        let files = [".ci/run", "Package.swift", "Sources/a.swift", "Tests/b.swift", "README.md", "Resources/c", "LICENSE"]
        #expect(HouseRules.faults(inFiles: files) == [])
        let surplus = HouseRules.faults(inFiles: files + ["notes.txt", "docs/x"])
        #expect(surplus == ["docs does not belong there", "notes.txt does not belong there"])
        #expect(HouseRules.faults(inFiles: files.filter { $0 != "LICENSE" }) == ["LICENSE is missing"])
    }
}
