// swift-tools-version: 6.2

import PackageDescription

/// Whether the targets below Tests that are fuzzed are built, with everything instrumented: `.ci/deep` asks for it.
let isFuzzing = Context.environment["JAUNT_FUZZ"] != nil

/// Whether what the program spends its time on is built to be measured; nobody needs the library for that otherwise.
let isBenchmarking = Context.environment["JAUNT_BENCHMARK"] != nil

/// The commit that `--version` names: whoever packages a release says it. Git is not asked here: what a manifest finds out by itself is kept,
/// and would soon be wrong.
let commit = (Context.environment["JAUNT_COMMIT"] ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-.+".contains($0)) }

/// Settings of every Swift target; `Sources/README.md` lists them.
let house: [SwiftSetting] =
    (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : []) + [
        // Types are named by their symbols: to look one up by its mangled name, all conformances are gone through, which was a fifth of the
        // instructions before the first screen. Functions stand in sections of their own, for the linker to put in order. A manifest may say
        // so of its own targets alone: of the packages `Resources/Packaging/release.json` says it.
        .unsafeFlags(
            ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-Xfrontend", "-function-sections"],
            .when(configuration: .release)),
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .treatAllWarnings(as: .error),
    ]

/// Settings of the targets that live on the main actor: the screens and the program.
let onMain: [SwiftSetting] = house + [.defaultIsolation(MainActor.self)]

/// How the program is linked as it is released. The static library of Swift exports every symbol, which keeps some 4 MB of code that nobody
/// calls and 3 MB of names; relocations are packed (glibc 2.36 and later), which takes another 3 MB away. What runs before the first screen
/// stands side by side: strewn over 30 MB, that took a twelfth of a start longer. The C++ runtime is in the program itself, in which its
/// symbols need not be looked up.
let release: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--exclude-libs", "-Xlinker", "ALL", "-Xlinker", "--icf=safe",
            "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
            "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Resources/start_order.txt",
            "-Xlinker", "--no-warn-symbol-ordering", "-L\(Context.packageDirectory)/Resources/Packaging/static",
        ], .when(platforms: [.linux], configuration: .release))
]

let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
    name: "jaunt",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "jaunt", targets: ["jaunt"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["YAML"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    ],
    targets: [
        // C
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
        .target(name: "CArguments", cSettings: strictC),
        .target(name: "CHeap", cSettings: strictC),
        .target(name: "CSQLite", cSettings: strictC),
        .target(name: "CSpawn", dependencies: ["CTerminalGuard"], cSettings: strictC),
        .target(name: "CTerminalGuard", cSettings: strictC),
        .target(name: "CResources", cSettings: strictC + (commit.isEmpty ? [] : [.define("JAUNT_COMMIT", to: "\"\(commit)\"")])),

        // The terminal
        .target(name: "TerminalText", swiftSettings: house),
        .target(name: "Terminal", dependencies: ["CNcurses", "CTerminalGuard", "TerminalText"], swiftSettings: house),

        // Countries and trips
        .target(name: "TravelKit", dependencies: ["TerminalText"], swiftSettings: house),
        .target(
            name: "TravelData",
            dependencies: [
                "CResources", "CSQLite", "CSpawn", "TerminalText", "TravelKit", logging,
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            exclude: ["Store/README.md"], swiftSettings: house),
        .target(
            name: "TravelFeatures",
            dependencies: ["TerminalText", "TravelKit", .product(name: "OrderedCollections", package: "swift-collections")],
            swiftSettings: house),
        .target(
            name: "TravelUI",
            dependencies: ["Terminal", "TerminalText", "TravelFeatures", "TravelKit"],
            swiftSettings: onMain),
        .target(name: "TravelPlain", dependencies: ["TerminalText", "TravelFeatures", "TravelKit"], swiftSettings: onMain),

        // Programs
        .executableTarget(
            name: "jaunt",
            dependencies: [
                "CArguments", "CHeap", "CResources", "CSpawn", "Terminal", "TerminalText", "TravelData", "TravelFeatures", "TravelKit",
                "TravelPlain", "TravelUI", argumentParser, logging,
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: onMain, linkerSettings: release),
        .executableTarget(
            name: "jaunt-server",
            dependencies: [
                "CResources", argumentParser, logging,
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            swiftSettings: house),
        // Tests
        .target(name: "CSanitizerSupport", path: "Tests/CSanitizerSupport", cSettings: strictC),
        .target(
            name: "TestSupport",
            dependencies: [
                "CSanitizerSupport", "TerminalText", "TravelKit",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            path: "Tests/TestSupport", swiftSettings: house),
        .executableTarget(
            name: "TerminalFixture", dependencies: ["Terminal", "TerminalText"], path: "Tests/TerminalFixture", swiftSettings: onMain),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: house),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: house),
        .testTarget(
            name: "TerminalTests", dependencies: ["CNcurses", "CTerminalGuard", "Terminal", "TerminalText", "TestSupport"],
            swiftSettings: house),
        .testTarget(name: "TravelKitTests", dependencies: ["TestSupport", "TravelKit"], swiftSettings: house),
        .testTarget(
            name: "TravelDataTests",
            dependencies: [
                "CResources", "TestSupport", "TravelData", "TravelKit", "jaunt-server", logging,
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            exclude: ["Store/Releases"], swiftSettings: house),
        .testTarget(
            name: "TravelFeaturesTests", dependencies: ["TerminalText", "TestSupport", "TravelFeatures", "TravelKit"],
            swiftSettings: house),
        .testTarget(
            name: "TravelUITests",
            dependencies: ["Terminal", "TerminalText", "TestSupport", "TravelData", "TravelFeatures", "TravelKit", "TravelUI"],
            swiftSettings: onMain),
        .testTarget(
            name: "TravelPlainTests", dependencies: ["TerminalText", "TestSupport", "TravelFeatures", "TravelKit", "TravelPlain"],
            swiftSettings: onMain),
        .testTarget(
            name: "JauntTests",
            dependencies: [
                "TerminalFixture", "TestSupport", "jaunt", "jaunt-server",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: house),
        .testTarget(
            name: "JauntServerTests",
            dependencies: [
                "TestSupport", "jaunt-server",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: house),
    ],
    cLanguageStandard: .c2x
)

if isFuzzing {
    // Nothing but tests can be linked with a program: to be fuzzed it is a library, without where it begins.
    package.products = []
    for program in package.targets where program.name == "jaunt" {
        package.targets.removeAll { $0 === program }
        package.targets.append(
            .target(name: "jaunt", dependencies: program.dependencies, exclude: ["main.swift"], swiftSettings: onMain))
    }
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CLibFuzzer", "Terminal", "TerminalText", "TravelData", "TravelFeatures", "TravelKit", "jaunt",
                .product(name: "Configuration", package: "swift-configuration"),
            ],
            path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: house,
            linkerSettings: [.unsafeFlags(["-use-ld=lld", "-sanitize=fuzzer"])]),
    ]
}

if isBenchmarking {
    // Its traits count allocations, by taking the place of the allocator; what is measured here is time.
    package.dependencies.append(.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
    package.targets.append(
        .executableTarget(
            name: "HotPaths",
            dependencies: [
                "Terminal", "TerminalText", "TestSupport", "TravelData", "TravelFeatures", "TravelKit", "TravelUI",
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Tests/Benchmarks/HotPaths", swiftSettings: house,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}
