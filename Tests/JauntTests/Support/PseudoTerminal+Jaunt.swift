import TestSupport
import Testing

extension PseudoTerminal {
    /// What went to standard error.
    var errors: String { String(decoding: capturedErrors, as: UTF8.self) }

    /// The page's way, in the second line.
    var way: String { screen.way }

    /// The line that says what is shown and what went wrong.
    var status: String { screen.status }

    /// The row that the cursor of the list is on; empty when there is none.
    var selected: String { screen.selectedLine ?? "" }

    /// Whether a text stands on one line of the screen.
    func shows(_ text: String) -> Bool { screen.find(text) != nil }

    /// Waits until the screen is as wanted, and its frame is whole.
    func reach(_ what: String, within limit: Duration = .seconds(10), _ condition: (VirtualScreen) -> Bool) throws {
        try wait(until: condition, what: what, within: limit)
        try settle(quietMilliseconds: 30)
    }

    /// Waits for a text, and for the rest of its frame.
    func see(_ text: String, within limit: Duration = .seconds(10)) throws {
        try reach(text.debugDescription, within: limit) { $0.text.contains(text) }
    }

    /// Waits until the selected row holds the text.
    func seeSelected(_ text: String) throws {
        try reach("a selected row with \(text)") { $0.selectedLine?.contains(text) == true }
    }

    /// Waits until the list says that it holds so many of something, and nothing else: "250 countries", but not "1 of 250 countries".
    func seeCount(_ text: String, within limit: Duration = .seconds(10)) throws {
        try reach("the status \(text)", within: limit) { $0.status.hasPrefix(" " + text) }
    }

    /// Types, and waits for a text.
    func send(_ keys: String, toSee text: String) throws {
        try send(keys)
        try see(text)
    }

    /// The program has given everything back: the screen, the cursor, the settings of the terminal; and has kept standard error clean, but for
    /// a word where it takes a while to save what was changed.
    func expectTidy(maySave: Bool = false, _ location: SourceLocation = #_sourceLocation) throws {
        #expect(!screen.isAlternate, sourceLocation: location)
        #expect(screen.isCursorVisible, sourceLocation: location)
        #expect(screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 1034, 2004, 2026]), sourceLocation: location)
        #expect(!screen.isKeypadApplication, sourceLocation: location)
        #expect(initialSettings.differences(to: try terminalSettings()) == [], sourceLocation: location)
        #expect(screen.strings.isEmpty && screen.title.isEmpty && screen.bellCount == 0, sourceLocation: location)
        #expect(screen.unrecognized == [], sourceLocation: location)
        #expect(errors == "" || maySave && errors == "jaunt: Please wait: Jaunt is closing its files.\n", sourceLocation: location)
    }

    /// Nothing that was drawn was obeyed, and nothing of what a terminal would obey was written.
    func expectNothingObeyed(_ location: SourceLocation = #_sourceLocation) throws {
        #expect(screen.strings == [], sourceLocation: location)
        #expect(screen.title == "", sourceLocation: location)
        #expect(screen.bellCount == 0, sourceLocation: location)
        let text = String(decoding: output, as: UTF8.self)
        #expect(!text.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) }, sourceLocation: location)
        let unseen: Set<Unicode.Scalar> = ["\u{200B}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{200D}", "\u{FE0F}", "\u{FEFF}"]
        #expect(!text.unicodeScalars.contains { unseen.contains($0) }, sourceLocation: location)
    }

    /// Leaves by a key, and looks whether everything is as it was before.
    func quit(_ key: String = "Q", status: Int32 = 0, _ location: SourceLocation = #_sourceLocation) throws {
        try send(key)
        #expect(try waitForExit() == .exited(status), sourceLocation: location)
        try expectTidy(location)
    }
}

extension VirtualScreen: CustomTestStringConvertible {
    /// In messages the screen is what a person would see.
    public var testDescription: String {
        "\(rows)×\(columns), cursor \(cursor)\(isAlternate ? ", alternate" : ""), modes \(modes.sorted()):\n\(text)\n"
    }
}

extension VirtualScreen {
    /// The page's way, in the second line.
    var way: String { String(line(1).drop { $0 == " " }) }

    /// The line that says what is shown and what went wrong.
    var status: String { line(rows - 2) }

    /// The row that the cursor of the list is on, drawn in reverse; the tabs above are none.
    var selectedLine: String? { selectedRow.map { line($0) } }

    /// Where that row is.
    var selectedRow: Int? { (2..<rows).first { style($0, 0).isReversed } }
}
