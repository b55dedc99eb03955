import CNcurses

/// The sequences that terminfo gives for this terminal's keys.
enum KeyTable {
    private static let names: [(name: String, key: Key)] =
        [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kri", .shiftUp), ("kind", .shiftDown),
            ("kLFT", .shiftLeft), ("kRIT", .shiftRight), ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
            ("kHOM", .home), ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kich1", .insert), ("kdch1", .delete),
            ("kIC", .insert), ("kDC", .delete), ("kcbt", .backTab), ("kent", .enter), ("kbs", .backspace),
        ] + (1...48).map { ("kf\($0)", .function($0)) }

    /// After curses has been started.
    @MainActor
    static func read() -> [[UInt8]: Key] {
        var sequences: [[UInt8]: Key] = [:]
        for (name, key) in names {
            guard let sequence = shim_terminal_string(name) else { continue }
            let bytes = String(cString: sequence).utf8
            // The first name of a sequence is the better one.
            if sequences[Array(bytes)] == nil { sequences[Array(bytes)] = key }
        }
        return sequences
    }
}
