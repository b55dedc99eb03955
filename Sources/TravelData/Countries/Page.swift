/// One page of a list.
package struct Page<Value: Sendable>: Sendable {
    /// What could be read of it.
    package var batch: Batch<Value>
    /// How many records the page has, readable or not.
    package var count: Int
    /// How many records all pages have, where the server says so.
    package var total: Int?
    /// Whether another page follows.
    package var hasMore: Bool

    package init(_ batch: Batch<Value>, count: Int, total: Int?, hasMore: Bool) {
        self.batch = batch
        self.count = count
        self.total = total
        self.hasMore = hasMore
    }
}
