/// Where the capital is, in v3.1.
struct V31CapitalInfo: Encodable, Sendable {
    /// Latitude, then longitude; nil, so that the key is missing, where it is not known.
    let latlng: [Double]?

    init(_ record: CountryRecord) {
        if let latitude = record.capitalLatitude, let longitude = record.capitalLongitude {
            latlng = [latitude, longitude]
        } else {
            latlng = nil
        }
    }
}
