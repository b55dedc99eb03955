/// A colour of text or of what is behind it. Terminals that have fewer colours show the nearest one that they have.
package enum Color: Hashable, Sendable {
    /// The terminal's own colour.
    case standard
    /// The eight colours of ANSI, as the terminal's own scheme has them.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// Their bright sisters.
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
    /// One of xterm's 256: the sixteen above, a cube of 6 × 6 × 6, 24 greys.
    case palette(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
}
