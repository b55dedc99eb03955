/// Makes requests of the bytes of a connection. Bodies have a length; a client that sends them in chunks is not read.
struct RequestParser {
    private var bytes: [UInt8] = []

    mutating func feed(_ more: [UInt8]) { bytes += more }

    /// The next request that is whole; nil while there is none.
    mutating func next() -> RecordedRequest? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let parts = (lines.first ?? "").split(separator: " ", maxSplits: 2).map(String.init) + ["", ""]
        let headers = lines.dropFirst().map { line in
            let name = line.prefix { $0 != ":" }
            return RecordedRequest.Field(name: name.lowercased(), value: String(line.dropFirst(name.count + 1).drop { $0 == " " }))
        }
        var request = RecordedRequest(method: parts[0], target: parts[1], headers: headers)
        let length = request.header("content-length").flatMap { Int($0) } ?? 0
        guard bytes.count - end.upperBound >= length else { return nil }
        request.body = Array(bytes[end.upperBound..<end.upperBound + length])
        bytes.removeFirst(end.upperBound + length)
        return request
    }
}
