import Foundation
import Hummingbird

/// REST Countries v5: everything, what `q` finds, or what has one value of a property (`names.common/Austria`), page by page, with the
/// properties that were asked for.
struct V5Routes: Sendable {
    /// The most that one request may ask for without a plan.
    static let largestPage = 100
    /// What it gets that does not say.
    static let standardPage = 25

    let countries: V5Countries

    private struct Answer: Encodable {
        struct Contents: Encodable {
            let objects: [V5Value]
        }

        struct Meta: Encodable {
            let total: Int
            let count: Int
            let limit: Int
            let offset: Int
            let more: Bool
        }

        let data: Contents
        let meta: Meta
    }

    func add(to router: some RouterMethods<BasicRequestContext>) {
        router.get("v5") { request, _ in
            guard let text = RequestValues.query("q", in: request), !text.isEmpty else { return try page(of: countries.all, for: request) }
            let found = countries.all.filter { $0.texts(at: ["names"]).contains { $0.localizedStandardContains(text) } }
            return try page(of: found, for: request)
        }
        router.get("v5/:property/:value") { request, context in
            let path = try known(RequestValues.segment("property", in: context)[...])
            let value = try RequestValues.segment("value", in: context)
            let found = countries.all.filter { country in
                country.texts(at: path).contains { $0.compare(value, options: .caseInsensitive) == .orderedSame }
            }
            return try page(of: found, for: request)
        }
    }

    private func page(of found: [V5Value], for request: Request) throws -> Response {
        let limit = try number("limit", in: request, or: Self.standardPage)
        let offset = try number("offset", in: request, or: 0)
        guard (1...Self.largestPage).contains(limit) else {
            throw Refusal(status: .badRequest, message: "limit must be between 1 and \(Self.largestPage).")
        }
        let fields = try fields(request)
        let page = found.dropFirst(offset).prefix(limit)
        return try Response.json(
            Answer(
                data: .init(objects: fields.map { fields in page.map { $0.selecting(fields) } } ?? Array(page)),
                meta: .init(
                    total: found.count, count: page.count, limit: limit, offset: offset, more: offset + page.count < found.count)))
    }

    private func number(_ name: String, in request: Request, or standard: Int) throws -> Int {
        guard let text = RequestValues.query(name, in: request) else { return standard }
        guard let number = Int(text), number >= 0 else { throw Refusal(status: .badRequest, message: "\(name) must be a number.") }
        return number
    }

    /// The paths of the properties that were asked for; nil for all.
    private func fields(_ request: Request) throws -> [ArraySlice<Substring>]? {
        guard let text = RequestValues.query("response_fields", in: request), !text.isEmpty else { return nil }
        return try text.split(separator: ",").map(known)
    }

    /// The keys of a path such as `names.common`.
    /// - Throws: a refusal when there is no such property.
    private func known(_ path: Substring) throws -> ArraySlice<Substring> {
        let keys = path.split(separator: ".")[...]
        guard countries.all.first?.has(keys) ?? true else {
            throw Refusal(status: .notFound, message: "There is no property \"\(path)\".")
        }
        return keys
    }
}
