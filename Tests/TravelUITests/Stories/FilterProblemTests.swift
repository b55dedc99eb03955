import Terminal
import TestSupport
import Testing

@testable import TravelUI

@Suite("Filters that ask for what there is not", .timeLimit(.minutes(1)))
struct FilterProblemTests {
    @Test(
        "say so once, as soon as it is so: on the page where they leave it empty, else beside the count",
        arguments: [
            ("", "/foo:bar", "0 of 13 countries with 'foo:bar'", "foo: is no field; this list has none"),
            (
                "2", "/foo:bar", "0 of 4 trips with 'foo:bar'",
                "foo: is no field; there are to, at, region, from, direct, max, min, price, nights, on, after, before"
            ),
            ("2", "/nights:x", "0 of 4 trips with 'nights:x'", "nights: takes a number or two, such as 3, 3-7 or 3-"),
            ("2", "/riga on:2026-1", "0 of 4 trips with 'riga on:2026-1'", nil), ("2", "/nights:", "4 of 4 trips with 'nights:'", nil),
            ("2", "/to:xyz", "0 of 4 trips with 'to:xyz'", nil),
            ("2", "/max:nan", "0 of 4 trips with 'max:nan'", "max: takes an amount, such as 150"),
            (
                "2", "/!foo:bar", "4 of 4 trips with '!foo:bar' · foo:",
                "foo: is no field; there are to, at, region, from, direct, max, min, price, nights, on, after, before"
            ),
        ] as [(String, String, String, String?)])
    func problem(_ view: String, _ keys: String, _ status: String, _ problem: String?) async {
        let stage = Stage()
        await stage.settled()
        stage.type(view)
        await stage.settled()
        stage.type(keys)
        #expect(stage.status.hasPrefix(status), "\(stage.status)")
        guard let problem else { return }
        let screen = stage.screen(140, 40)
        #expect(screen.ranges(of: problem).count == 1, "\(screen)")
    }

    @Test("say so beside the count where the page has no room for it")
    func small() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("/max:nan")
        let canvas = stage.canvas(80, 5)
        #expect(canvas.line(3).contains(" · max: takes an amount") && !canvas.text.contains("The field max:"), "\(canvas.text)")
    }

    @Test("say by which key one gets to the trips, where these have the field", arguments: [("from:ber", true), ("foo:bar", false)])
    func fieldOfTrips(_ filter: String, _ isOfTrips: Bool) async {
        let stage = Stage()
        await stage.settled()
        stage.type("/" + filter)
        #expect(stage.screen().contains("Trips (2) have that field.") == isOfTrips)
        #expect(stage.screen().contains("this list has none"))
    }

    @Test("say so on the page, in whole, where there is too little room in the status line")
    func narrow() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("/nights:x")
        let screen = stage.screen(40, 12).split(separator: "\n").map { $0.trimmingPrefix(" ") }.joined(separator: " ")
        #expect(screen.contains("The field nights: takes a number or two, such as 3, 3-7 or 3-."))
        stage.press(.escape)
        stage.type("/direct:yes")
        #expect(stage.screen(80, 24).contains("No trip here says whether it is direct."), "what no trip says is no fault of the filter")
    }

    @Test("say what can be asked for by name, where words find nothing, and the list has names")
    func names() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/xyz")
        #expect(!stage.screen(80, 24).contains("by name"))
        stage.press(.escape)
        stage.type("2")
        await stage.settled()
        stage.type("/xyz")
        let screen = stage.screen(80, 24).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let names = "to: at: region: from: direct: max: min: price: nights: on: after: before:"
        #expect(screen.contains("What can be asked for by name: \(names)"), "\(screen)")
    }
}
