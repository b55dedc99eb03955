import ArgumentParser
import Configuration
import Testing

@testable import jaunt

@Suite("The screen's options, understood without the parser")
struct ScreenOptionsTests {
    @Test(
        "are what the parser makes of them",
        arguments: [
            [], ["--view", "trips"], ["--view", "map", "--data", "folder"], ["--data", "a b"], ["--data", ""], ["--data", "=x"],
            ["--countries-url", "https://a.example/v3.1", "--countries-dialect", "v3.1"],
            ["--trips-url", "https://a.example", "--trips-dialect", "travelpayouts", "--currency", "USD"],
            ["--log", "file", "--log-level", "debug", "--view", "favourites"],
        ])
    func understood(arguments: [String]) throws {
        let parsed = try #require(try JauntCommand.parseAsRoot(arguments) as? OpenCommand)
        let options = try #require(ScreenOptions(arguments))
        #expect(options.given.values == parsed.source.over(parsed.parent.source).given.values)
        #expect(options.view == parsed.view ?? parsed.parent.view)
    }

    @Test(
        "are left to it where they may be anything else",
        arguments: [
            ["--offline"], ["--view"], ["--view", "nothing"], ["--view", "trips", "--view", "map"], ["--data", "a", "--data", "b"],
            ["--data=folder"], ["--data", "--view"], ["--data", "-"], ["--home", "VNO"], ["--plain"], ["--nothing", "x"], ["germany"],
            ["borders", "germany"], ["--", "germany"], ["--view", "trips", "germany"], ["", ""], ["--version"],
        ])
    func left(arguments: [String]) {
        #expect(ScreenOptions(arguments) == nil)
    }
}
