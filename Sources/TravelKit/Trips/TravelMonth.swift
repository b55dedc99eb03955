/// A month of a year, in which somebody wants to travel.
package struct TravelMonth: Hashable, Sendable, CustomStringConvertible {
    /// The year, 1 to 9999.
    package let year: Int
    /// The month, 1 being January.
    package let month: Int

    /// A month; nil when there is none such.
    package init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.year = year
        self.month = month
    }

    /// As ISO 8601 has it: "2026-05".
    package var description: String {
        let (year, month) = (String(year), String(month))
        return String(repeating: "0", count: 4 - year.count) + year + (month.count == 1 ? "-0" : "-") + month
    }
}
