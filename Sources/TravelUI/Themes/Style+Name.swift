package import Terminal

nonisolated extension Style {
    /// The style of a text such as "bold cyan", "white on blue", "#ff8800 underline", "bright-red", "208" (of xterm's 256) or "plain";
    /// nil for anything else.
    package init?(name: String) {
        var style = Style.plain
        var words = name.lowercased().split(separator: " ").map(String.init)[...]
        guard !words.isEmpty else { return nil }
        while let word = words.popFirst() {
            if let attribute = Self.attributeNames[word] {
                style.attributes.insert(attribute)
            } else if word == "on" {
                guard let color = words.popFirst().flatMap(Color.init(name:)) else { return nil }
                style.background = color
            } else if let color = Color(name: word) {
                style.foreground = color
            } else if word != "plain" {
                return nil
            }
        }
        self = style
    }

    private static let attributeNames: [String: Attributes] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    ]
}

nonisolated extension Color {
    /// The colour of a name, of a number of xterm's 256, or of "#rrggbb"; nil for anything else.
    package init?(name: String) {
        if let color = Self.names[name] {
            self = color
        } else if let number = UInt8(name) {
            self = .palette(number)
        } else if name.hasPrefix("#"), name.utf8.count == 7, let number = UInt32(name.dropFirst(), radix: 16) {
            self = .rgb(UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
        } else {
            return nil
        }
    }

    private static let names: [String: Color] = [
        "standard": .standard, "black": .black, "red": .red, "green": .green, "yellow": .yellow, "blue": .blue, "magenta": .magenta,
        "cyan": .cyan, "white": .white, "bright-black": .brightBlack, "bright-red": .brightRed, "bright-green": .brightGreen,
        "bright-yellow": .brightYellow, "bright-blue": .brightBlue, "bright-magenta": .brightMagenta, "bright-cyan": .brightCyan,
        "bright-white": .brightWhite,
    ]
}
