/// One key that was pressed, or what terminals send in the shape of one: pasted text, the mouse.
package enum Key: Hashable, Sendable {
    /// A key that writes a character; blanks too. Text may come scalar by scalar, a base first and its marks after it.
    case character(Character)
    /// Control with a lower-case letter or one of `@ \ ] ^ _`. Control-H, I, J, M and [ are `backspace`, `tab`, `enter` and `escape`:
    /// terminals do not tell them apart.
    case control(Character)
    /// Alt with a key that writes a character.
    case alt(Character)
    /// The keys of the main block that write nothing; enter is also the number pad's.
    case enter, escape, tab, backTab, backspace, delete, insert
    /// The arrows; with more than one of the modifiers control counts first, then alt.
    case up, down, left, right
    case shiftUp, shiftDown, shiftLeft, shiftRight
    case controlUp, controlDown, controlLeft, controlRight
    case altUp, altDown, altLeft, altRight
    /// The keys above the arrows; modifiers are not told.
    case home, end, pageUp, pageDown
    /// F1 is 1. With shift it is 12 more, with control 24 more, as terminfo counts.
    case function(Int)
    /// Text that was pasted, as the terminal sent it: it may hold anything, line ends and escape characters too.
    case paste(String)
    /// The mouse, when the session has asked for it.
    case mouse(MouseEvent)

    /// The key that was pressed after escape, if it was that: a terminal sends alt with a key as both of them. Nil for keys without alt.
    package var afterEscape: Key? {
        guard case .alt(let character) = self else { return nil }
        return switch character {
        case "\r": .enter
        case "\t": .tab
        case "\u{7F}": .backspace
        default: .character(character)
        }
    }
}
