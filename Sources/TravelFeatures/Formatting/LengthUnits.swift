/// What distances and areas are written in.
package enum LengthUnits: String, CaseIterable, Sendable {
    case kilometres
    case miles

    /// As it is written behind a number.
    package var symbol: String {
        switch self {
        case .kilometres: "km"
        case .miles: "mi"
        }
    }

    /// How many kilometres one is; the mile is the international one.
    package var kilometres: Double {
        switch self {
        case .kilometres: 1
        case .miles: 1.609344
        }
    }
}
