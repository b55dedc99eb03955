/// Part of a body that is written already, while the rest is on its way. It is no answer yet, and is forgotten when it never becomes one.
package struct ResponseDraft: Hashable, Sendable {
    /// Its number among the store's answers.
    package let id: Int64
    /// How many pieces are written.
    package let count: Int

    package init(id: Int64, count: Int) {
        self.id = id
        self.count = count
    }
}
