import TerminalText
package import TravelKit

extension FavouriteMarks {
    /// A row of a country, with its mark behind its name where it is a favourite.
    /// - Parameter name: which of the cells is the name.
    package func marked(_ row: Row, name: Int, of country: Country) -> Row {
        var row = row
        let sign = sign(.country(country.id))
        if !sign.isEmpty { row.cells[name] += " " + sign }
        return row
    }
}
