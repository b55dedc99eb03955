import Foundation
import Hummingbird

/// The `fields` of a v3.1 request.
enum V31Fields {
    /// What a request may ask for in `all`.
    static let limit = 10

    /// The keys that were asked for; nil, which means all, when `fields` is missing or empty. Names are compared blank by blank, as there.
    static func read(_ text: String?) -> Set<String>? {
        guard let text, !text.isEmpty else { return nil }
        return Set(RequestValues.list(text, separator: ","))
    }

    /// - Throws: a refusal when `all` may not be asked with these fields: none, a blank one, or more than ten.
    static func checkForAll(_ text: String?) throws {
        let names = text.map { RequestValues.list($0, separator: ",") } ?? []
        let hasBlank = names.contains { $0.trimmingCharacters(in: .whitespaces).isEmpty }
        guard !names.isEmpty, !hasBlank, names.count <= limit else {
            throw Refusal(status: .badRequest, message: "'fields' query not specified or you're requesting more than 10 fields")
        }
    }
}
