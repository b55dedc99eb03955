import TerminalText
package import TravelKit

extension FavouriteMarks {
    /// A row of a country, with its mark behind its name where it is a favourite.
    /// - Parameter name: the cell that is the name.
    package func marked<Cell: RawRepresentable>(_ row: Row, _ name: Cell, of country: Country) -> Row where Cell.RawValue == Int {
        var row = row
        let sign = sign(.country(country.id))
        if !sign.isEmpty { row[name] += " " + sign }
        return row
    }
}
