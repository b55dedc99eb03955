extension Double {
    // `rounded` is a call of the C library each time, and a map asks for each point of an outline.

    /// The greatest whole number that is not above it.
    var roundedDown: Int {
        let whole = Int(self)
        return Double(whole) > self ? whole - 1 : whole
    }

    /// The least whole number that is not below it.
    var roundedUp: Int {
        let whole = Int(self)
        return Double(whole) < self ? whole + 1 : whole
    }
}
