import Foundation
import Hummingbird

/// REST Countries v3.1: `all`, `name/{name}`, `alpha/{code}` and `alpha?codes=`, each with `fields=`.
struct V31Routes: Sendable {
    let countries: V31Countries

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.get("all") { request, _ in
            try V31Fields.checkForAll(RequestValues.query("fields", in: request))
            return try list(countries.all, for: request)
        }
        router.get("name/:name") { request, context in
            let name = try RequestValues.segment("name", in: context)
            return try list(countries.countries(named: name, whole: RequestValues.isFullText(request)), for: request)
        }
        router.get("alpha/:code") { request, context in
            let code = try RequestValues.segment("code", in: context)
            guard (2...3).contains(code.count) else { throw Refusal.badRequest }
            return try objects(countries.countries(codes: [code]), for: request)
        }
        router.get("alpha") { request, _ in
            // A longer text without a separator is no code; shorter than two letters is none either.
            let codes = RequestValues.query("codes", in: request) ?? ""
            guard codes.count >= 2, codes.count <= 3 || codes.contains(",") else { throw Refusal.badRequest }
            return try list(countries.countries(codes: RequestValues.list(codes, separator: ",")), for: request)
        }
    }

    private func list(_ found: [V31Country], for request: Request) throws -> Response {
        guard !found.isEmpty else { throw Refusal.notFound }
        let fields = V31Fields.read(RequestValues.query("fields", in: request))
        return try Response.json(found.map { V31Selection(country: $0, fields: fields) })
    }

    /// One code gives a list, but with `fields` the bare objects one after the other: JSON as long as the code fits one country.
    private func objects(_ found: [V31Country], for request: Request) throws -> Response {
        guard let fields = V31Fields.read(RequestValues.query("fields", in: request)), !found.isEmpty else {
            return try list(found, for: request)
        }
        return Response.json(bytes: try found.map { try Response.encode(V31Selection(country: $0, fields: fields)) }.reduce(Data(), +))
    }
}
