package import Foundation

/// What the cache holds, in numbers.
package struct CacheContents: Hashable, Sendable {
    /// How many answers are stored.
    package let count: Int
    /// How large their bodies are together, in bytes.
    package let size: Int
    /// When the oldest and the newest of them came; nil when there is none.
    package let oldest, newest: Date?
}
