import Foundation
import Hummingbird

/// What the routes read out of a request.
enum RequestValues {
    /// One segment of the path; Hummingbird leaves its percent signs alone.
    static func segment(_ name: String, in context: BasicRequestContext) throws -> String {
        guard let value = try context.parameters.require(name).removingPercentEncoding else { throw Refusal.badRequest }
        return value
    }

    /// The query value of that name, decoded; nil when it was not given.
    static func query(_ name: String, in request: Request) -> String? {
        request.uri.queryParameters[name[...]].map(String.init)
    }

    /// Whether `fullText` is on. The real servers read it as Java does: "true" in any case, and nothing else.
    static func isFullText(_ request: Request) -> Bool {
        query("fullText", in: request)?.lowercased() == "true"
    }

    /// A list as Java's `split` takes it apart: empty pieces stay but for those at the end; without a separator the text is the one piece.
    static func list(_ text: String, separator: Character) -> [String] {
        guard text.contains(separator) else { return [text] }
        var pieces = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        while pieces.last?.isEmpty == true { pieces.removeLast() }
        return pieces
    }
}
