/// Text that can be drawn on a terminal, printed or logged without harm: a field of one row.
///
/// It is built by the sanitiser alone, whatever the text's origin (network, files, arguments, environment, literals), and a
/// `Canvas` draws nothing else. The rule is part "Text" of faults.md, 1 to 6: repaired UTF-8, at most 4,096 scalars, no control, no
/// bidirectional control, nothing invisible, at most four marks a base, and a width that is known.
package struct SafeText: Hashable, Sendable {
    /// Scalars of the untrusted text that are looked at; what follows is left out (rule 2).
    package static let maximumScalars = 4096
    /// Marks of width 0 that a base may carry: what a curses cell holds (rule 5).
    package static let maximumMarks = 4
    /// No text at all; a screen shows `—` in its place.
    package static let empty = SafeText(trusted: "", width: 0)
    /// One blank.
    package static let blank = SafeText(trusted: " ", width: 1)

    /// The sanitised text.
    package let string: String
    /// Columns that the text takes on a terminal.
    package let width: Int

    /// Sanitises text that came from anywhere.
    ///
    /// Printable ASCII, which is nearly all of a long list, takes a short way of one pass over its bytes.
    package init(_ untrusted: some StringProtocol) {
        if let ascii = Sanitiser.printableASCIIPrefix(of: untrusted.utf8) {
            self = ascii
        } else {
            // As a string: for any other text nothing is compiled ahead, and a first screen has some with letters beyond ASCII.
            let text = String(untrusted)
            // To count scalars takes as long as to look at them; there are no more of them than bytes.
            let isShort = text.utf8.count <= SafeText.maximumScalars
            let scalars = isShort ? text.unicodeScalars[...] : text.unicodeScalars.prefix(SafeText.maximumScalars)
            self = Sanitiser.plain(scalars) ?? Sanitiser.clean(scalars)
        }
    }

    /// The sanitised text of one of any length, for a file, where nothing is to be missing; a row of a terminal has no room for it.
    package static func whole(_ untrusted: some StringProtocol) -> String {
        if untrusted.utf8.count <= maximumScalars { return SafeText(untrusted).string }
        return Sanitiser.clean(String(untrusted).unicodeScalars[...]).string
    }

    /// For the sanitiser, and for operations that only rearrange what it made.
    init(trusted string: String, width: Int) {
        self.string = string
        self.width = width
    }

    /// Whether nothing is left to show.
    package var isEmpty: Bool { string.isEmpty }

    /// Whether every scalar is ASCII. (Each other scalar takes more bytes than columns.)
    package var isASCII: Bool { string.utf8.count == width }
}

extension SafeText: ExpressibleByStringLiteral {
    /// A literal goes through the sanitiser as all text does.
    package init(stringLiteral value: String) {
        self.init(value)
    }
}

extension SafeText: CustomStringConvertible {
    /// The sanitised text.
    package var description: String { string }
}
