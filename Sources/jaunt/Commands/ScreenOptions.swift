import TravelFeatures

/// The options of the screen, each with a value behind it, where nothing else is said. They are understood without the parser, which takes
/// a third of the instructions until the first screen; whatever may be anything else is left to it.
nonisolated struct ScreenOptions {
    private(set) var given = GivenOptions()
    private(set) var view: Start.View?

    /// Those of `SourceOptions` that take one value.
    private static let settings: [Setting] = [
        .data, .tripsURL, .countriesURL, .tripsDialect, .countriesDialect, .tripsCurrency, .logFile, .logLevel,
    ]

    /// What is asked for; nil where the parser is to say that, or what is wrong with it.
    init?(_ arguments: [String]) {
        guard arguments.count.isMultiple(of: 2) else { return nil }
        for place in stride(from: 0, to: arguments.count, by: 2) {
            let (option, value) = (arguments[place], arguments[place + 1])
            // It may be an option itself.
            guard !value.hasPrefix("-") else { return nil }
            if option == "--view" {
                guard view == nil, let asked = Start.View(rawValue: value) else { return nil }
                view = asked
            } else {
                guard let setting = Self.settings.first(where: { $0.option == option }), !given.has(setting) else { return nil }
                given.set(setting, value)
            }
        }
    }

    /// Opens the screen, and ends with it.
    @MainActor func open() -> Never {
        JauntCommand.openScreen(given, in: view) { [view] _ in view.map { .view($0) } }
    }
}
