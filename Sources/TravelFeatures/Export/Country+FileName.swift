package import TravelKit

extension Country {
    /// The name of a file for this country alone.
    package var fileName: String {
        let code = alpha3.text.inFileName
        return (code.isEmpty ? "country" : code) + ".json"
    }
}
