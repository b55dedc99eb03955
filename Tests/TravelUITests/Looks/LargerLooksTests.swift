import Testing

@Suite("How larger screens look in the dark theme and without colours", .timeLimit(.minutes(1)))
struct LargerLooksTests {
    @Test("Details beside a list") func detailsBeside() async {
        await Scene.detailsBeside.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("Details below a list") func detailsBelow() async {
        await Scene.detailsBelow.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("A small map beside the facts of a country") func smallMap() async {
        await Scene.smallMap.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("What the rest of the program has of a filter, below its list") func elsewhere() async {
        await Scene.elsewhere.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("The map of a way over land") func mapOfWay() async {
        await Scene.mapOfWay.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("The map of a flight") func mapOfFlight() async {
        await Scene.mapOfFlight.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("The question for the end of a way, while it is typed") func askingWay() async {
        await Scene.askingWay.expect("TODO", dark: "TODO", monochrome: "TODO")
    }

    @Test("The question for a country to compare with, while it is typed") func askingComparison() async {
        await Scene.askingComparison.expect("TODO", dark: "TODO", monochrome: "TODO")
    }
}
