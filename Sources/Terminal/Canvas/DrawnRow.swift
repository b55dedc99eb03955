/// What a frame has put into one row: what is the same as in the frame before need not go through curses.
struct DrawnRow: Equatable {
    /// Fields that were put together: the same array as in the frame before is known to be the same without a look at its elements.
    private var strips: [[Field]] = []
    /// Whether the last strip is of fields that were put one by one.
    private var isOpen = false

    /// All of it, in the order in which it was put, wherever it lies.
    var fields: some Sequence<Field> { strips.joined() }

    var isEmpty: Bool { strips.isEmpty }

    mutating func put(_ field: Field) {
        if isOpen {
            strips[strips.count - 1].append(field)
        } else {
            strips.append([field])
            isOpen = true
        }
    }

    mutating func put(_ fields: [Field]) {
        strips.append(fields)
        isOpen = false
    }

    /// Forgets what was put, for the next frame.
    mutating func clear() {
        strips.removeAll(keepingCapacity: true)
        isOpen = false
    }
}
