import TravelKit

/// A currency as a version of REST Countries gives it.
protocol EarlyCurrencyRecord: Decodable {
    /// The currency that the record describes; nil for an entry without a code.
    var tender: Country.Tender? { get }
}
