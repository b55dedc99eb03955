/// Why the data could not be read.
enum StoreError: Error, CustomStringConvertible {
    case missing(file: String, place: String)
    case unreadable(file: String, cause: any Error)
    case malformed(file: String, cause: any Error)
    /// A table without a column that is needed.
    case missingColumn(file: String, column: String)

    var description: String {
        switch self {
        case .missing(let file, let place): "there is no \(file) in \(place)"
        case .unreadable(let file, let cause): "\(file) cannot be read: \(cause)"
        case .malformed(let file, let cause): "\(file) is not what it should be: \(cause)"
        case .missingColumn(let file, let column): "\(file) has no column \"\(column)\""
        }
    }
}
