import TravelKit

/// A language as a version of REST Countries gives it.
protocol EarlyLanguageRecord: Decodable {
    /// The language that the record describes.
    var language: Country.Language { get }
}
