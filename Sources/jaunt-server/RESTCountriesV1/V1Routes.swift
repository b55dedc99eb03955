import Hummingbird

/// REST Countries v1: `all`, `name/{name}`, `alpha/{code}` and `alpha?codes=`.
struct V1Routes: Sendable {
    let countries: V1Countries

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.get("all") { _, _ in
            try Response.json(countries.all)
        }
        router.get("name/:name") { request, context in
            let name = try RequestValues.segment("name", in: context)
            let found = countries.countries(named: name, whole: RequestValues.isFullText(request))
            guard !found.isEmpty else { throw Refusal.notFound }
            return try Response.json(found)
        }
        router.get("alpha/:code") { _, context in
            let code = try RequestValues.segment("code", in: context)
            guard (2...3).contains(code.count) else { throw Refusal.badRequest }
            guard let country = countries.country(code: code) else { throw Refusal.notFound }
            return try Response.json(country)
        }
        router.get("alpha") { request, _ in
            // A longer text without a separator is no code; shorter than two letters is none either.
            let codes = RequestValues.query("codes", in: request) ?? ""
            guard codes.count >= 2, codes.count <= 3 || codes.contains(";") else { throw Refusal.badRequest }
            let found = countries.countries(codes: RequestValues.list(codes, separator: ";"))
            guard !found.isEmpty else { throw Refusal.notFound }
            return try Response.json(found)
        }
    }
}
