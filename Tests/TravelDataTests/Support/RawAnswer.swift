extension RawServer.Step {
    /// An HTTP answer with these header lines and this body, whose length it says.
    static func answer(status: String = "200 OK", headers: [String] = [], _ body: String = "") -> RawServer.Step {
        .answer(status: status, headers: headers, bytes: Array(body.utf8))
    }

    static func answer(status: String = "200 OK", headers: [String] = [], bytes: [UInt8]) -> RawServer.Step {
        .send(head(status, headers: headers + ["content-length: \(bytes.count)"]) + bytes)
    }

    /// An HTTP answer whose head says where to go instead.
    static func redirect(_ status: String = "302 Found", to location: String) -> RawServer.Step {
        .answer(status: status, headers: ["location: \(location)"])
    }

    /// The head of an answer and nothing more.
    static func headOnly(_ status: String = "200 OK", headers: [String]) -> RawServer.Step {
        .send(head(status, headers: headers))
    }

    private static func head(_ status: String, headers: [String]) -> [UInt8] {
        Array((["HTTP/1.1 \(status)"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }
}
