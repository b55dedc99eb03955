package import struct Foundation.Date

/// How old values are.
package enum Freshness: Hashable, Sendable {
    /// They were read from their source just now.
    case live
    /// They were kept from an earlier answer, which came at this time.
    case stored(at: Date)
}
