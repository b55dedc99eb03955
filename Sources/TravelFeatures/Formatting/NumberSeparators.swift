/// What parts the digits of a number where it is written.
package struct NumberSeparators: Hashable, Sendable {
    /// Between groups of digits: "," in "1,234".
    package let grouping: String
    /// Before the fraction: "." in "0.5".
    package let decimal: String
    /// How many digits a whole number has at least where it is written in groups: Spanish has "1234", and "12.345".
    package let fewest: Int
    /// How many digits the groups have that stand before the last one, which has three: in India 2, as in "12,34,567".
    package let secondary: Int

    package init(grouping: String, decimal: String, fewest: Int = 4, secondary: Int = 3) {
        (self.grouping, self.decimal, self.fewest, self.secondary) = (grouping, decimal, fewest, secondary)
    }

    /// As English has them.
    package static let english = NumberSeparators(grouping: ",", decimal: ".")
}
