/// What parts the digits of a number where it is written.
package struct NumberSeparators: Hashable, Sendable {
    /// Between groups of three digits: "," in "1,234".
    package let grouping: String
    /// Before the fraction: "." in "0.5".
    package let decimal: String

    package init(grouping: String, decimal: String) {
        (self.grouping, self.decimal) = (grouping, decimal)
    }

    /// As English has them.
    package static let english = NumberSeparators(grouping: ",", decimal: ".")
}
