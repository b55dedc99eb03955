package import TravelKit

/// A token as servers and files write it. One that could never be sent is not read.
struct TokenRecord: Decodable {
    let token: Secret

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        token = Secret(try container.decode(String.self))
        if let fault = token.faultAsToken { throw DecodingError.dataCorruptedError(in: container, debugDescription: "it \(fault)") }
    }
}

extension Secret {
    /// Why no header field can carry it as a token, such as "is empty"; nil where one can. (RFC 9110, 5.5: visible ASCII.)
    package var faultAsToken: String? {
        if isEmpty { return "is empty" }
        return revealed().utf8.allSatisfy { (0x21...0x7E).contains($0) } ? nil : "holds characters that no token has"
    }
}
