/// Which target may import what: the table of `Sources/README.md`, and the libraries from outside.
enum ImportTable {
    /// What a target may import.
    struct Rule {
        /// Modules of this package.
        var ours: Set<String>
        /// Modules of other packages.
        var others: Set<String> = []
        /// Whether it is a program, which may print and parse its command line.
        var isProgram = false
    }

    /// The modules of this package.
    static let ours: Set = [
        "CNcurses", "CArguments", "CHeap", "CSQLite", "CSpawn", "CTerminalGuard", "CResources", "TerminalText", "Terminal", "TravelKit",
        "TravelData", "TravelFeatures", "TravelPlain", "TravelUI", "jaunt", "jaunt_server",
    ]

    /// What comes with Swift and with the system.
    static let toolchain: Set = ["Swift", "Foundation", "Glibc", "Dispatch", "Observation", "Synchronization"]

    /// By target, which is the folder in `Sources`. Targets of C alone are not in it.
    static let rules: [String: Rule] = [
        "TerminalText": Rule(ours: []),
        "Terminal": Rule(ours: ["CNcurses", "CTerminalGuard", "TerminalText"]),
        "TravelKit": Rule(ours: ["TerminalText"]),
        "TravelData": Rule(
            ours: ["CResources", "CSQLite", "CSpawn", "TerminalText", "TravelKit"],
            others: ["AsyncHTTPClient", "GRDB", "Logging", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "NIOSSL"]),
        "TravelFeatures": Rule(ours: ["TerminalText", "TravelKit"], others: ["OrderedCollections"]),
        "TravelPlain": Rule(ours: ["TerminalText", "TravelFeatures", "TravelKit"]),
        "TravelUI": Rule(ours: ["Terminal", "TerminalText", "TravelFeatures", "TravelKit"]),
        "jaunt": Rule(
            ours: [
                "CArguments", "CHeap", "CResources", "CSpawn", "Terminal", "TerminalText", "TravelData", "TravelFeatures", "TravelKit",
                "TravelPlain", "TravelUI",
            ],
            others: ["ArgumentParser", "Configuration", "Logging", "SystemPackage", "Yams"], isProgram: true),
        "jaunt-server": Rule(ours: ["CResources"], others: ["ArgumentParser", "Hummingbird", "Logging"], isProgram: true),
    ]

    /// The targets that hold no Swift.
    static let targetsOfC: Set = ["CNcurses", "CArguments", "CHeap", "CSQLite", "CSpawn", "CTerminalGuard", "CResources"]
}
