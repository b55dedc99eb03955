import ArgumentParser
import TravelFeatures

/// The options of the screen, where nothing else is said: they are understood without setting up every command, which would take a sixth of
/// the time to the first screen.
struct ScreenOptions: ParsableArguments {
    @OptionGroup var source: SourceOptions
    @Option var view: Start.View?

    /// What is asked for; nil where it may be more than the screen with these options.
    init?(_ arguments: [String]) {
        // A command, or a country.
        guard arguments.first?.hasPrefix("--") == true else { return nil }
        do { self = try Self.parse(arguments) } catch {
            // What is wrong with it, if anything is, is said by who knows all commands.
            return nil
        }
    }

    init() {}

    /// Opens the screen, and ends with it.
    func open() -> Never {
        JauntCommand.openScreen(source.given, in: view) { [view] _ in view.map { .view($0) } }
    }
}
