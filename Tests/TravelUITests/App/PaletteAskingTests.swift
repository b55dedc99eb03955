import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("What the palette asks back", .timeLimit(.minutes(1)))
struct PaletteAskingTests {
    /// Countries that share the name of a capital, and a name.
    private static let alike: [Country] = [
        .sample("JM", "JAM", "Jamaica", capital: "Kingston", population: 2_934_855),
        .sample("NF", "NFK", "Norfolk Island", capital: "Kingston", population: 1_828),
        .sample("KR", "KOR", "South Korea", capital: "Seoul", population: 51_635_256, spellings: ["Korea"]),
        .sample("KP", "PRK", "North Korea", capital: "Pyongyang", population: 25_549_819),
    ]

    /// Whether one of the lines above the prompt is marked.
    private func isMarked(_ stage: Stage) -> Bool {
        let canvas = stage.canvas(80, 24)
        return (12..<22).contains { canvas.style(row: $0, column: 0) == Theme.standard.selected }
    }

    @Test(
        "Where nothing is typed yet of a name no line is marked: Enter asks which one is meant, and Down chooses",
        arguments: [
            ("compare germany &", "Compare with which country?"), ("compare germany,", "Compare with which country?"),
            ("compare germany and", "Compare with which country?"), ("compare germany with ", "Compare with which country?"),
            ("route germany → ", "The way to which country?"), ("germany >", "The way to which country?"), ("compare ", "Which country?"),
            ("route germany france via ", "Which country?"), ("country ", "Which country?"), ("border ", "Which country?"),
            ("map ", "Which country?"),
            ("region ", "Which region?"), ("airport ", "Which airport?"), ("theme ", "Which theme?"), ("sort ", "Which column?"),
        ])
    func asks(_ text: String, _ words: String) async {
        let stage = await Stage.withPalette()
        stage.type(text)
        #expect(!isMarked(stage))
        stage.press(.enter)
        #expect(stage.screen().contains(words + " Down chooses one."), "\(stage.screen())")
        #expect(!isMarked(stage) && stage.way == "Countries")
        stage.press(.down)
        #expect(isMarked(stage) && !stage.screen().contains(words))
    }

    @Test("What Down has chosen is done, and so is what was begun")
    func chosen() async {
        let stage = await Stage.withPalette()
        stage.type("compare germany &")
        stage.press(.down, .enter)
        await stage.see("Countries › Germany and Austria")
        stage.press(.escape)
        stage.type(":compare germany & pol")
        await stage.see("compare Germany with Poland")
        #expect(isMarked(stage))
        stage.press(.enter)
        await stage.see("Countries › Germany and Poland")
    }

    @Test(
        "Which of several countries is meant is asked, as on the command line, and they are shown",
        arguments: [
            (":", "kingston", "capital of Norfolk Island", "Jamaica or Norfolk Island", "Norfolk Island"),
            ("F", "kingston", "capital of Norfolk Island", "Jamaica or Norfolk Island", "Norfolk Island"),
            (":", "country kingston", "capital of Norfolk Island", "Jamaica or Norfolk Island", "Norfolk Island"),
            (":", "border kingston", "capital of Norfolk Island", "Jamaica or Norfolk Island", "Norfolk Island"),
            (":", "border korea", "country North Korea", "North Korea or South Korea", "North Korea"),
            ("F", "korea", "country KP", "North Korea or South Korea", "North Korea"),
        ])
    func alike(_ key: String, _ text: String, _ line: String, _ names: String, _ second: String) async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(key + text)
        await stage.see(line)
        #expect(!isMarked(stage))
        stage.press(.enter)
        #expect(stage.way == "Countries")
        #expect(stage.screen().contains("' may be \(names). Down chooses one."), "\(stage.screen())")
        #expect(stage.screen().contains(line))
        stage.press(.down, .down)
        #expect(isMarked(stage))
        stage.press(.enter)
        await stage.see("Countries › " + second)
    }

    @Test(
        "So it is with the ends of a way, with what it leads through, and with what is compared",
        arguments: [
            ("route kingston > pyongyang", "Norfolk Island → North Korea"), ("pyongyang > kingston", "North Korea → Norfolk Island"),
            ("route kingston pyongyang", "Norfolk Island → North Korea"),
            ("route seoul pyongyang via kingston", "South Korea → North Korea via Norfolk Island"),
            ("compare pyongyang & kingston", "North Korea and Norfolk Island"),
        ])
    func alikeInQuestions(_ text: String, _ second: String) async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(":" + text)
        await stage.see(text.hasPrefix("compare") ? "compare North Korea with Norfolk Island" : "route " + second)
        #expect(!isMarked(stage))
        stage.press(.enter)
        #expect(stage.way == "Countries")
        #expect(stage.screen().contains("'kingston' may be Jamaica or Norfolk Island. Down chooses one."), "\(stage.screen())")
        stage.press(.down, .down)
        #expect(isMarked(stage))
        stage.press(.enter)
        await stage.see("Countries › " + second)
    }

    @Test("What is asked back stays from frame to frame, and is another question for another text")
    func severalFrames() async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(":kingston")
        await stage.see("capital of Norfolk Island")
        let kingston = "'kingston' may be Jamaica or Norfolk Island."
        for (text, words) in [
            ("kingston", kingston), ("korea", "'korea' may be North Korea or South Korea."), ("route kingston > seoul", kingston),
            ("kingston", kingston),
        ] {
            stage.press(.control("u"))
            stage.type(text)
            stage.press(.enter)
            let first = stage.screen()
            #expect(first.contains(words), "\(first)")
            #expect(stage.screen() == first)
        }
        stage.press(.control("u"))
        stage.type("seoul")
        #expect(isMarked(stage), "that is one country's")
    }

    @Test(
        "A way whose names mean one country each is not asked about", arguments: ["route jamaica > seoul", "route south korea > north kor"])
    func aloneInQuestions(_ text: String) async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(":" + text)
        await stage.see(text.contains("jamaica") ? "route Jamaica → South Korea" : "route South Korea → North Korea")
        #expect(isMarked(stage))
    }

    @Test(
        "What was chosen of several stands in the history so that it is not asked about again",
        arguments: [(":", ":country Norfolk Island"), ("F", "Find: Norfolk Island")])
    func again(_ key: String, _ line: String) async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(key + "kingston")
        await stage.see("capital of Norfolk Island")
        stage.press(.down, .down, .enter)
        await stage.see("Countries › Norfolk Island")
        stage.press(.escape)
        stage.type(key)
        stage.press(.up)
        #expect(stage.canvas(80, 24).line(23).hasPrefix(line))
        stage.press(.enter)
        await stage.see("Countries › Norfolk Island")
    }

    @Test(
        "Nor is anything guessed for who presses Enter before the names are there",
        arguments: [
            ("kingston", "'kingston' may be Jamaica or Norfolk Island."), ("compare jamaica &", "Compare with which country?"),
            ("country kingston", "'kingston' may be Jamaica or Norfolk Island."),
            ("route kingston > seoul", "'kingston' may be Jamaica or Norfolk Island."),
        ])
    func early(_ text: String, _ words: String) async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(":" + text)
        stage.press(.enter)
        await stage.see(words)
        #expect(stage.way == "Countries")
    }

    @Test("One that is called exactly so is meant alone", arguments: ["jamaica", "seoul", "SOUTH KOREA"])
    func alone(_ text: String) async {
        let stage = Stage(countries: FakeCountryRepository(Self.alike))
        await stage.settled()
        stage.type(":" + text)
        stage.press(.enter)
        await stage.see("Countries › " + (text == "jamaica" ? "Jamaica" : "South Korea"))
    }
}
