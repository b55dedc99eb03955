import Hummingbird

/// REST Countries v1 and v2: `all`, `name/{name}`, `alpha/{code}` and `alpha?codes=`.
struct EarlyRoutes<Currency: Encodable & Sendable, Language: Encodable & Sendable>: Sendable {
    let countries: EarlyCountries<Currency, Language>
    /// Between the members of a list in a query.
    let separator: Character
    /// Whether `fields` may be chosen; v1 knows nothing of it.
    let hasFields: Bool

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.get("all") { request, _ in
            try list(countries.all, for: request)
        }
        router.get("name/:name") { request, context in
            let name = try RequestValues.segment("name", in: context)
            let found = countries.countries(named: name, whole: RequestValues.isFullText(request))
            guard !found.isEmpty else { throw Refusal.notFound }
            return try list(found, for: request)
        }
        router.get("alpha/:code") { request, context in
            let code = try RequestValues.segment("code", in: context)
            guard (2...3).contains(code.count) else { throw Refusal.badRequest }
            guard let country = countries.country(code: code) else { throw Refusal.notFound }
            return try Response.json(EarlySelection(country: country, fields: fields(request)))
        }
        router.get("alpha") { request, _ in
            // A longer text without a separator is no code; shorter than two letters is none either.
            let codes = RequestValues.query("codes", in: request) ?? ""
            guard codes.count >= 2, codes.count <= 3 || codes.contains(separator) else { throw Refusal.badRequest }
            let found = countries.countries(codes: RequestValues.list(codes, separator: separator))
            guard !found.isEmpty else { throw Refusal.notFound }
            return try list(found, for: request)
        }
    }

    /// The real server takes each entry for an object when fields are chosen, and fails on the null of an unknown code.
    private func list(_ found: [EarlyCountry<Currency, Language>?], for request: Request) throws -> Response {
        let fields = fields(request)
        guard fields == nil || !found.contains(where: { $0 == nil }) else { throw Refusal(status: .internalServerError) }
        return try Response.json(found.map { country in country.map { EarlySelection(country: $0, fields: fields) } })
    }

    private func fields(_ request: Request) -> Set<String>? {
        guard hasFields, let text = RequestValues.query("fields", in: request), !text.isEmpty else { return nil }
        return Set(RequestValues.list(text, separator: separator))
    }
}
