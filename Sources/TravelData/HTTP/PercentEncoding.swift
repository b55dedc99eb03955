/// Percent-encoding as RFC 3986, section 2 has it: everything but the unreserved characters.
enum PercentEncoding {
    /// The text with all but unreserved characters encoded.
    static func encode(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            if isUnreserved(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += "%" + digit(byte >> 4) + digit(byte & 15)
            }
        }
        return encoded
    }

    /// A path segment, encoded.
    /// - Throws: `APIError.invalidRequest` for "", "." and "..", which mean another place than a name.
    static func segment(_ text: String) throws(APIError) -> String {
        guard !["", ".", ".."].contains(text) else { throw .invalidRequest(reason: "\"\(text)\" cannot be part of an address") }
        return encode(text)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static func digit(_ value: UInt8) -> String {
        String(value, radix: 16, uppercase: true)
    }
}
