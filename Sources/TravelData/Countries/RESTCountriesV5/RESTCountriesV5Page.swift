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

    /// The page that the record describes, which begins after so many countries.
    /// - Throws: the first failure, when more of its countries are bad than good; a `Reason` when it has none: such a page is never asked
    ///   for, and must not be kept for weeks, unless nobody said how many countries there are.
    func page(after offset: Int) throws -> Page<Country> {
        let isSilent = meta?.total == nil && meta?.more == nil
        let count = data.objects.count
        if count == 0, !isSilent || offset == 0 { throw Reason("there are no countries on this page") }
        // Of a service that does not say whether more follows, the last page is one that is not full.
        return Page(
            try Batch(data.objects.compactMap(\.result)) { $0.country() }, count: count, total: meta?.total,
            hasMore: meta?.more ?? (isSilent && count == RESTCountriesV5.pageSize))
    }
}
