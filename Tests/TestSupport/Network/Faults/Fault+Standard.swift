extension Fault {
    /// An answer as it should be.
    package static func answer(status: String = "200 OK", headers: [String] = [], _ body: String = "") -> Fault {
        Fault(.answer(status: status, headers: headers, body))
    }

    /// It takes the request and never answers.
    package static let silent = Fault(.wait)

    /// The head comes byte by byte and does not end.
    package static func slowHeaders(every pause: Duration) -> Fault {
        Fault(.send(text: "HTTP/1.1 200 OK\r\nx-slow: "), .trickle([UInt8](repeating: 0x61, count: 100_000), every: pause))
    }

    /// The body comes byte by byte.
    package static func trickle(every pause: Duration) -> Fault {
        Fault(.head("content-length: 100000"), .trickle([UInt8](repeating: 0x20, count: 100_000), every: pause))
    }

    /// The body is a list that does not end.
    package static func endless(_ element: String) -> Fault {
        let elements = Array(String(repeating: element + ",\n", count: 65_536 / (element.utf8.count + 2) + 1).utf8)
        return Fault(.head(), .send(text: "["), .endless(elements))
    }

    /// The body comes in chunks that do not end.
    package static let endlessChunks = Fault(
        .head("transfer-encoding: chunked"), .endless(Array("4000\r\n\(String(repeating: " ", count: 0x4000))\r\n".utf8)))

    /// A megabyte that unpacks to 1 GiB.
    package static let gzipBomb = Fault(
        .head("content-encoding: gzip"), .send(GzipSamples.bombHead), .repeated(GzipSamples.bombBlock, GzipSamples.bombBlocks),
        .send(GzipSamples.bombTail), .close)

    /// The connection is closed before the body has the length that was said.
    package static func cutShort(_ body: String, missing: Int = 10) -> Fault {
        Fault(.head("content-length: \(body.utf8.count + missing)"), .send(text: body), .close)
    }

    /// The connection is closed in the middle of a chunk, or before the last one.
    package static func cutShortChunk(_ body: String, missing: Int = 0) -> Fault {
        let end = missing == 0 ? "\r\n" : ""
        return Fault(
            .head("transfer-encoding: chunked"), .send(text: String(body.utf8.count + missing, radix: 16) + "\r\n" + body + end), .close)
    }

    /// The connection is reset after these bytes.
    package static func reset(after text: String = "") -> Fault {
        // The bytes have time to arrive: a reset throws away what the peer has not read.
        Fault(text.isEmpty ? [.reset] : [.send(text: text), .pause(.milliseconds(50)), .reset])
    }
}
