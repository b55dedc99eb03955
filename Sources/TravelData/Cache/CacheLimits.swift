package import Foundation

/// How much is kept, and how long.
package enum CacheLimits {
    /// What is kept serves for so long when the source cannot be asked, in seconds.
    package static let keptFor: TimeInterval = 30 * 86_400
    /// A larger answer is not kept, in bytes.
    static let largest = 64 * 1_048_576
    /// So many pages of the file may be empty, of 4 KiB each; more are given back.
    static let emptyPages = 256
    /// So much of an answer is in memory before it is written, in bytes, and so many times that may wait for the disk.
    static let held = 1_048_576
    static let waiting = 4
    /// The first piece of a body fills a screen at once; each of the others has so many bytes, but for the last.
    static let pieces = (first: 16_384, next: 65_536)
}
