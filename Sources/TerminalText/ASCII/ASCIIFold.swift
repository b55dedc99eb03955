/// What stands for a scalar on a terminal that shows ASCII only (case S-16).
enum ASCIIFold {
    /// The ASCII text for a scalar: the base letter of a Latin letter with an accent, a look-alike of a sign; nil where there is none.
    static func fold(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII { return String(scalar) }
        if let sign = signs[scalar] { return sign }
        let value = scalar.value
        let letter: UInt8
        switch value {
        case 0x00C0...0x024F: letter = latin[Int(value - 0x00C0)]
        case 0x1E00...0x1EFF: letter = latinAdditional[Int(value - 0x1E00)]
        default: return nil
        }
        return letter == UInt8(ascii: "?") ? nil : String(Unicode.Scalar(letter))
    }

    /// U+00C0 to U+024F: the base letters by canonical decomposition, and by the stroke or hook left out.
    private static let latin = Array(
        ("AAAAAA?CEEEEIIIIDNOOOOO?OUUUUY??aaaaaa?ceeeeiiiidnooooo?ouuuuy?yAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGg"
            + "HhHhIiIiIiIiIi??JjKkkLlLlLl??LlNnNnNn?NnOoOoOo??RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzsbB?????C"
            + "cDD??????FfG???IKkl??Nn?Oo??Pp?????tTtTUu?VYyZz??????????????????????AaIiOoUuUuUuUuUu?AaAa??GgGgKkOo"
            + "Oo??j???Gg??NnAa????AaAaEeEeIiIiOoOoRrRrUuUuSsTt??HhNd??ZzAaEeOoOoOoOoYylntj??ACcLTsz??BU?EeJj??RrYy").utf8)

    /// U+1E00 to U+1EFF.
    private static let latinAdditional = Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSs"
            + "SsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy?s????AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEe"
            + "IiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????").utf8)

    /// Letters that are two, and signs. Arrows, dots and lines keep their one column, so that measured columns stay true.
    private static let signs: [Unicode.Scalar: String] = [
        "Æ": "AE", "æ": "ae", "Ǽ": "AE", "ǽ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "ẞ": "SS", "Þ": "Th", "þ": "th", "Ĳ": "IJ",
        "ĳ": "ij", "Ŀ": "L", "ŀ": "l", "ŉ": "n", "Ǿ": "O", "ǿ": "o",
        "\u{00A0}": " ", "\u{2002}": " ", "\u{2003}": " ", "\u{2007}": " ", "\u{2008}": " ", "\u{2009}": " ", "\u{200A}": " ",
        "\u{202F}": " ", "\u{3000}": "  ", "\u{2800}": " ",
        "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
        "‘": "'", "’": "'", "‚": ",", "‛": "'", "ʻ": "'", "ʼ": "'", "ʹ": "'", "′": "'", "´": "'", "“": "\"", "”": "\"", "„": "\"",
        "‟": "\"",
        "″": "\"", "«": "<", "»": ">", "‹": "<", "›": ">",
        // A price without its currency is another price. Signs that several currencies share stand for the one that is meant alone.
        "€": "EUR", "£": "GBP", "¥": "Y", "₩": "KRW", "₹": "INR", "₺": "TRY", "₽": "RUB", "₪": "ILS", "฿": "THB", "₫": "VND", "₱": "PHP",
        "₴": "UAH", "₸": "KZT", "₦": "NGN", "₡": "CRC", "₲": "PYG", "¢": "c", "°": "o", "²": "2", "³": "3", "¹": "1", "½": "1/2",
        "…": "...", "·": ".", "•": "o", "∙": ".", "●": "*", "○": "o", "★": "*", "☆": "~", "✓": "v", "✔": "v", "✗": "x", "✘": "x", "×": "x",
        "÷": "/", "⁄": "/", "✎": "#",
        "←": "<", "→": ">", "↑": "^", "↓": "v", "↔": "-", "↕": "|", "⇒": ">", "⇐": "<", "▲": "^", "▴": "^", "▼": "v", "▾": "v", "▶": ">",
        "▸": ">", "►": ">", "◀": "<", "◂": "<", "◄": "<", "❯": ">", "❮": "<",
        "─": "-", "━": "-", "│": "|", "┃": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
        "╭": "+", "╮": "+", "╯": "+", "╰": "+", "═": "=", "║": "|", "╔": "+", "╗": "+", "╚": "+", "╝": "+", "█": "#", "▓": "#", "▒": "#",
        "░": ".", "▌": "|", "▐": "|", "▏": "|", "▕": "|", "▔": "-",
        "▁": "_", "▂": ".", "▃": "-", "▄": "=", "▅": "+", "▆": "*", "▇": "%",
    ]
}
