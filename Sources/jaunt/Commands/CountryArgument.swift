import ArgumentParser

/// A country on the command line.
struct CountryArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The country: its name, its capital, or an ISO 3166 code.", valueName: "name|code"), completion: .countries)
    var name: String

    func validate() throws {
        if name.allSatisfy(\.isWhitespace) { throw ValidationError("Name a country.") }
    }
}
