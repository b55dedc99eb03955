import struct Foundation.Decimal

/// Where in a JSON text a decoder stumbled, in words.
enum CodingPlace {
    /// The coding path of a decoding error, such as "borders[2]"; empty when the error has none.
    static func describe(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "" }
        return switch error {
        case .keyNotFound(let key, let context): path(context.codingPath + [key])
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): path(context.codingPath)
        @unknown default: ""
        }
    }

    /// What is wrong there, without the type's machinery.
    static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else {
            return isOfParser(error) ? "it is no JSON, or holds a number that does not fit" : String(describing: error)
        }
        return switch error {
        case .keyNotFound: "it is missing"
        case .typeMismatch(let type, _): "it is not \(name(of: type))"
        case .valueNotFound: "it is null"
        case .dataCorrupted(let context) where context.codingPath.isEmpty && isOfParser(context): "it is no JSON"
        case .dataCorrupted(let context): context.debugDescription
        @unknown default: String(describing: error)
        }
    }

    /// A place and what is wrong there in one clause, such as "line 3, price: it is not a number"; of a long one the beginning.
    /// - Parameter place: may be empty.
    static func clause(_ place: String, _ error: any Error) -> String {
        String((place.isEmpty ? reason(error) : "\(place): \(reason(error))").prefix(200))
    }

    /// The error or, where Foundation's parser has given up a text for a number that is too large, which one that is, and where.
    /// - Parameter json: the text.
    static func named(_ error: any Error, in json: [UInt8]) -> any Error { named(error, OversizeNumber.all(in: json).first) }

    /// As above, of a text that is known to hold such a number.
    /// - Parameter number: looked for where the parser has given up.
    static func named(_ error: any Error, _ number: @autoclosure () -> OversizeNumber?) -> any Error {
        guard isOfParser(error), let number = number() else { return error }
        return number.error
    }

    /// Whether it is that of Foundation's parser: without words of its own where it is found out when a value is wanted.
    private static func isOfParser(_ error: any Error) -> Bool {
        guard let error = error as? DecodingError else { return !(type(of: error) is any CustomStringConvertible.Type) }
        guard case .dataCorrupted(let context) = error else { return false }
        return context.codingPath.isEmpty && isOfParser(context)
    }

    /// Whether it is Foundation that says so: of a text that ends too early without a cause.
    private static func isOfParser(_ context: DecodingError.Context) -> Bool {
        context.underlyingError != nil || context.debugDescription == "The given data was not valid JSON."
    }

    /// What JSON calls values of a type.
    private static func name(of type: Any.Type) -> String {
        if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type == Decimal.self { return "a number" }
        if type == String.self { return "a text" }
        if type == Bool.self { return "true or false" }
        return "\(type)".hasPrefix("Array") ? "a list" : "an object"
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + name(of: key)
            }
        }
    }

    /// A key, of which a long one is cut: it may be a server's own (a currency's code), and what is wrong there comes behind it.
    private static func name(of key: any CodingKey) -> String {
        let name = key.stringValue
        return name.count <= 24 ? name : name.prefix(23) + "…"
    }
}
