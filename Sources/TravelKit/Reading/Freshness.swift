package import struct Foundation.Date

/// How old values are.
package enum Freshness: Hashable, Sendable {
    /// They were read from their source just now.
    case live
    /// They were kept from an earlier answer, which came at this time and is still as good as a new one.
    case kept(at: Date)
    /// They were kept from an earlier answer, which came at this time; the source may say something else by now.
    case stored(at: Date)

    /// Whether the source may say something else by now.
    package var isStale: Bool {
        if case .stored = self { true } else { false }
    }

    /// The same age, of values that their source could not be asked about.
    package var unconfirmed: Freshness {
        if case .kept(let date) = self { .stored(at: date) } else { self }
    }

    /// The older of the two, for what is made of both.
    package func combined(with other: Freshness) -> Freshness {
        switch (self, other) {
        case (.live, _): other
        case (_, .live): self
        case (.kept(let one), .kept(let two)): .kept(at: min(one, two))
        case (.kept(let one), .stored(let two)), (.stored(let one), .kept(let two)), (.stored(let one), .stored(let two)):
            .stored(at: min(one, two))
        }
    }
}
