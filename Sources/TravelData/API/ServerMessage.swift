import Foundation
import TerminalText
import TravelKit

/// The message in which a server says what went wrong. The shapes in use: `{"error_message":…}` (native feed),
/// `{"status":404,"message":…}` (REST Countries v1–v3.1), `{"errors":[{"message":…}]}` (v5 and the address of the closed service),
/// `{"success":false,"error":…}` (Travelpayouts); and, of whatever stands before a server, `{"title":…,"detail":…}` (RFC 9457),
/// `{"error":…,"error_description":…}` (RFC 6749), `{"error":{"message":…}}`, `{"errors":[{"title":…,"detail":…}]}`, and a line of text.
enum ServerMessage {
    /// An error's body is read up to here, in bytes.
    static let limit = 64 * 1024
    /// So much of a message is kept, in scalars: no more of a field is ever shown.
    private static let longest = SafeText.maximumScalars

    /// The server's own words in the body of an answer with a status of failure.
    /// - Parameter type: what the answer says that its body is; nil where it says nothing.
    static func find(inFailure bytes: [UInt8], of type: String?) -> String? {
        if let body = decode(bytes) ?? decodeCut(bytes) { return first(body.words + [body.title]) }
        return type?.lowercased().hasPrefix("text/plain") == true ? firstLine(bytes) : nil
    }

    /// The server's own words in a body that should be something else. A title alone may be that of anything.
    static func find(in bytes: [UInt8]) -> String? { decode(bytes).flatMap { first($0.words) } }

    /// The first of these that says something.
    private static func first(_ words: [String?]) -> String? {
        words.compactMap(\.self).first { !$0.isBlank }.map(cut)
    }

    /// A message as far as it can be shown; "…" says that there was more.
    private static func cut(_ message: String) -> String {
        let scalars = message.unicodeScalars
        return scalars.dropFirst(longest).isEmpty ? message : String(scalars.prefix(longest - 1)) + "…"
    }

    /// The first line of a text, as far as it fits into a sentence; nil where it is the beginning of a page or of a record.
    private static func firstLine(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes.prefix(4096), as: UTF8.self).trimmed
        guard let start = text.first, !"<{[".contains(start), let line = text.split(whereSeparator: \.isNewline).first else { return nil }
        return SafeText(line).cut(to: 160).string
    }

    /// The server's own words in an answer that says 200 and is an error all the same.
    static func findInSuccess(_ bytes: [UInt8]) -> String? { decode(bytes).flatMap { error(in: $0) }.map(cut) }

    private static func error(in body: Body) -> String? {
        if let message = body.errorMessage, !message.isBlank { return message }
        if let errors = body.errors, !errors.isEmpty {
            return errors.lazy.compactMap(\.message).first ?? "The server reports an error without a message."
        }
        if body.success == false { return body.error?.message ?? body.message ?? "The server reports an error without a message." }
        if body.status != nil, let message = body.message { return message }
        return nil
    }

    private struct Body: Decodable {
        struct Item: Decodable {
            var message: String?

            enum CodingKeys: String, CodingKey { case message, detail, title }

            /// An object with a message, or the message itself.
            init(from decoder: any Decoder) throws {
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    message = text
                } else {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    let keys: [CodingKeys] = [.message, .detail, .title]
                    message = ServerMessage.first(keys.map { values.lenient(String.self, $0) })
                }
            }
        }

        var errorMessage: String?
        var message: String?
        var error: Item?
        var errorDescription: String?
        var errors: [Item]?
        var detail: String?
        var title: String?
        var status: Int?
        var success: Bool?

        enum CodingKeys: String, CodingKey {
            case errorMessage = "error_message"
            case errorDescription = "error_description"
            case message, error, errors, detail, title, status, success
        }

        /// What it says, what says most first.
        var words: [String?] {
            [errorMessage, errors?.lazy.compactMap(\.message).first, message, errorDescription, error?.message, detail]
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            // Each field by itself: a field of another type says nothing about the others.
            errorMessage = values.lenient(String.self, .errorMessage)
            message = values.lenient(String.self, .message)
            error = values.lenient(Item.self, .error)
            errorDescription = values.lenient(String.self, .errorDescription)
            errors = values.lenient([Item].self, .errors)
            detail = values.lenient(String.self, .detail)
            title = values.lenient(String.self, .title)
            status = values.lenient(Int.self, .status)
            success = values.lenient(Bool.self, .success)
        }
    }

    private static func decode(_ bytes: [UInt8]) -> Body? {
        // An answer that is no such object has no message; that is what nil says.
        object(bytes).flatMap { try? JSONDecoder().decode(Body.self, from: Data($0)) }
    }

    /// What can be read of an object that was longer than the limit, and ends there.
    private static func decodeCut(_ bytes: [UInt8]) -> Body? {
        guard bytes.count >= limit, let object = object(bytes) else { return nil }
        return CutJSON.documents(of: object).lazy.compactMap { decode($0) }.first
    }

    /// The text of an object, without a byte order mark; nil where it is none.
    private static func object(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{") ? text : nil
    }
}
