package import Terminal

nonisolated extension Style {
    /// The style of a text such as "bold cyan", "white on blue", "#ff8800 underline", "bright-red", "208" (of xterm's 256) or "plain";
    /// nil for anything else, and for what says a thing twice.
    package init?(name: String) {
        var style = Style.plain
        var words = name.lowercased().split(separator: " ").map(String.init)[...]
        guard !words.isEmpty else { return nil }
        var (hasForeground, hasBackground) = (false, false)
        while let word = words.popFirst() {
            if let attribute = Self.attributeNames[word] {
                guard style.attributes.insert(attribute).inserted else { return nil }
            } else if word == "on" {
                guard !hasBackground, let color = words.popFirst().flatMap(Color.init(name:)) else { return nil }
                (style.background, hasBackground) = (color, true)
            } else if let color = Color(name: word) {
                guard !hasForeground else { return nil }
                (style.foreground, hasForeground) = (color, true)
            } else if word != "plain" {
                return nil
            }
        }
        self = style
    }

    /// What the name of a style is made of, as a clause.
    package static let vocabulary =
        "there are bold, dim, italic, underline, reverse, and the colours default, black, red, green, yellow, blue, magenta, cyan, white, gray, "
        + "bright-red and so on, 0 to 255, #rrggbb, #rgb"

    private static let attributeNames: [String: Attributes] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    ]
}

nonisolated extension Color {
    /// The colour of a name, of a number of xterm's 256, or of "#rrggbb" or "#rgb"; nil for anything else.
    package init?(name: String) {
        if let color = Self.names[name] {
            self = color
        } else if let number = UInt8(name) {
            self = .palette(number)
        } else if name.hasPrefix("#"), let color = Self.rgb(name.dropFirst()) {
            self = color
        } else {
            return nil
        }
    }

    /// A colour in hexadecimal digits: two for each of red, green and blue, or one that stands for two of it.
    private static func rgb(_ text: Substring) -> Color? {
        let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }.map(UInt8.init)
        switch (digits.count, text.count) {
        case (3, 3): return .rgb(digits[0] * 17, digits[1] * 17, digits[2] * 17)
        case (6, 6): return .rgb(digits[0] * 16 + digits[1], digits[2] * 16 + digits[3], digits[4] * 16 + digits[5])
        default: return nil
        }
    }

    private static let names: [String: Color] = [
        "default": .standard, "standard": .standard, "gray": .brightBlack, "grey": .brightBlack,
        "black": .black, "red": .red, "green": .green, "yellow": .yellow, "blue": .blue, "magenta": .magenta,
        "cyan": .cyan, "white": .white, "bright-black": .brightBlack, "bright-red": .brightRed, "bright-green": .brightGreen,
        "bright-yellow": .brightYellow, "bright-blue": .brightBlue, "bright-magenta": .brightMagenta, "bright-cyan": .brightCyan,
        "bright-white": .brightWhite,
    ]
}
