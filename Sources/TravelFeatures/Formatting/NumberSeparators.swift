/// What parts the digits of a number where it is written.
package struct NumberSeparators: Hashable, Sendable {
    /// Between groups of three digits: "," in "1,234".
    package let grouping: String
    /// Before the fraction: "." in "0.5".
    package let decimal: String
    /// How many digits a whole number has at least where it is written in groups: Spanish has "1234", and "12.345".
    package let fewest: Int

    package init(grouping: String, decimal: String, fewest: Int = 4) {
        (self.grouping, self.decimal, self.fewest) = (grouping, decimal, fewest)
    }

    /// As English has them.
    package static let english = NumberSeparators(grouping: ",", decimal: ".")
}
