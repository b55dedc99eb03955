import TravelKit

/// The envelope of REST Countries v5.
struct RESTCountriesV5Page: Decodable {
    struct Contents: Decodable {
        var objects: [Attempt<RESTCountriesV5Record>]
    }

    struct Meta: Decodable {
        var total: Int?
        var more: Bool?
    }

    var data: Contents
    var meta: Meta?

    /// The page that the record describes.
    /// - Throws: the first failure, when more of its countries are bad than good; a `Reason` when it has none: such a page is never asked
    ///   for, and must not be kept for weeks.
    func page() throws -> Page<Country> {
        if data.objects.isEmpty { throw Reason("there are no countries on this page") }
        return Page(
            try Batch(data.objects.compactMap(\.result)) { $0.country() }, count: data.objects.count, total: meta?.total,
            hasMore: meta?.more ?? false)
    }
}
