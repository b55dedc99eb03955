import Foundation
import Hummingbird

extension Response {
    /// An answer of JSON; keys in alphabetical order, so that the same request gives the same bytes.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        json(bytes: try encode(value), status: status)
    }

    /// An answer of text that is taken for JSON, well-formed or not; what succeeds has the name of its version.
    static func json(bytes: Data, status: HTTPResponse.Status = .ok) -> Response {
        var headers: HTTPFields = [.contentType: "application/json"]
        if status == .ok { headers[.eTag] = EntityTag(of: bytes).text }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// JSON as every answer here has it.
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}
