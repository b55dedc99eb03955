import Foundation

/// The message in which a server says what went wrong. The shapes in use: `{"error_message":…}` (native feed),
/// `{"status":404,"message":…}` (REST Countries v1–v3.1), `{"errors":[{"message":…}]}` (v5 and the address of the closed service),
/// `{"success":false,"error":…}` (Travelpayouts).
enum ServerMessage {
    /// An error's body is read up to here, in bytes.
    static let limit = 64 * 1024

    /// The server's own words in the body of an answer with a status of failure.
    static func find(in bytes: [UInt8]) -> String? {
        guard let body = decode(bytes) else { return nil }
        let words = body.errorMessage ?? body.errors?.lazy.compactMap(\.message).first ?? body.message ?? body.error
        return words.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// The server's own words in an answer that says 200 and is an error all the same.
    static func findInSuccess(_ bytes: [UInt8]) -> String? {
        guard let body = decode(bytes) else { return nil }
        if let message = body.errorMessage { return message }
        if let errors = body.errors, !errors.isEmpty {
            return errors.lazy.compactMap(\.message).first ?? "The server reports an error without a message."
        }
        if body.success == false { return body.error ?? body.message ?? "The server reports an error without a message." }
        if body.status != nil, let message = body.message { return message }
        return nil
    }

    private struct Body: Decodable {
        struct Item: Decodable {
            var message: String?

            enum CodingKeys: String, CodingKey { case message }

            /// An object with a message, or the message itself.
            init(from decoder: any Decoder) throws {
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    message = text
                } else {
                    message = try decoder.container(keyedBy: CodingKeys.self).lenient(String.self, .message)
                }
            }
        }

        var errorMessage: String?
        var message: String?
        var error: String?
        var errors: [Item]?
        var status: Int?
        var success: Bool?

        enum CodingKeys: String, CodingKey {
            case errorMessage = "error_message"
            case message, error, errors, status, success
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            // Each field by itself: a field of another type says nothing about the others.
            errorMessage = values.lenient(String.self, .errorMessage)
            message = values.lenient(String.self, .message)
            error = values.lenient(String.self, .error)
            errors = values.lenient([Item].self, .errors)
            status = values.lenient(Int.self, .status)
            success = values.lenient(Bool.self, .success)
        }
    }

    private static func decode(_ bytes: [UInt8]) -> Body? {
        // An answer that is no such object has no message; that is what nil says.
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "{") else { return nil }
        return try? JSONDecoder().decode(Body.self, from: Data(text))
    }
}

extension KeyedDecodingContainer {
    /// The value of a field that may be missing, null, or of a type that nobody promised; then nil.
    func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        // The cause is left out on purpose: the record is good without this field.
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }
}
