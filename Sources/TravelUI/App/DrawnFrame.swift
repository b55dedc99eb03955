import Terminal
import TravelFeatures

/// The screen as it was drawn last, as far as keys, the mouse and the next frame depend on it.
struct DrawnFrame {
    /// How large the screen was.
    var size = Size(rows: 0, columns: 0)
    /// Whether it was too small for anything but saying so.
    var isTooSmall = false
    /// Whether it showed colours.
    var hasColor = true
    /// Whether something on it moves by itself.
    var isAnimated = false
    /// Whether more of it is on its way.
    var isArriving = false
    /// What the user was told on it.
    var notice: Notice?
    /// Whether that is what the page says, be it of an export or of marks that have gone.
    var saysPageNotice = false
    /// The columns of the first row in which the views' tabs stand.
    var tabs: [Range<Int>] = []
}
