import Dispatch
import Synchronization

/// The processor's cores, for work that can be shared out among them.
package enum Cores {
    /// What `body` makes of `0..<count`, part by part on every core, in order.
    ///
    /// - Parameters:
    ///   - size: how much a part is; what is no more than that is done on this core alone.
    ///   - body: makes something of each number of a part, which begins at a multiple of `size`.
    package static func map<Element: Sendable>(
        _ count: Int, inPartsOf size: Int, _ body: @Sendable (Range<Int>) -> [Element]
    ) -> [Element] {
        // Part by part: where this is not compiled for an element's type, each one that is looked at by itself costs a hundred times as much.
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for part in parts(of: count, inPartsOf: size, body) { elements += part }
        return elements
    }

    /// What `body` makes of each part of `0..<count`, on every core, in order; nothing of nothing.
    ///
    /// - Parameters:
    ///   - size: how much a part is; what is no more than that is done on this core alone.
    ///   - body: makes something of a part, which begins at a multiple of `size`.
    package static func parts<Part: Sendable>(of count: Int, inPartsOf size: Int, _ body: @Sendable (Range<Int>) -> Part) -> [Part] {
        if count == 0 { return [] }
        if count <= size { return [body(0..<count)] }
        let parts = (count + size - 1) / size
        let made = Mutex<[Part?]>(Array(repeating: nil, count: parts))
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            let result = body(part * size..<min(count, (part + 1) * size))
            made.withLock { $0[part] = result }
        }
        return made.withLock { $0.compactMap { $0 } }
    }
}
