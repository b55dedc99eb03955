extension Fault.Step {
    /// These characters are sent.
    package static func send(text: String) -> Fault.Step { .send(Array(text.utf8)) }

    /// An HTTP answer with these header lines and this body, whose length it says.
    package static func answer(status: String = "200 OK", headers: [String] = [], _ body: String = "") -> Fault.Step {
        .answer(status: status, headers: headers, bytes: Array(body.utf8))
    }

    /// An HTTP answer with these header lines and this body, whose length it says.
    package static func answer(status: String = "200 OK", headers: [String] = [], bytes: [UInt8]) -> Fault.Step {
        .send(head(status, headers: headers + ["content-length: \(bytes.count)"]) + bytes)
    }

    /// An HTTP answer that sends its reader elsewhere.
    package static func redirect(_ status: String = "302 Found", to location: String) -> Fault.Step {
        .answer(status: status, headers: ["location: \(location)"])
    }

    /// The head of an HTTP answer and nothing more.
    package static func head(_ headers: String..., status: String = "200 OK") -> Fault.Step {
        .send(head(status, headers: headers))
    }

    /// The head of an HTTP answer and nothing more.
    package static func head(_ headers: [String], status: String = "200 OK") -> Fault.Step {
        .send(head(status, headers: headers))
    }

    private static func head(_ status: String, headers: [String]) -> [UInt8] {
        Array((["HTTP/1.1 \(status)"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }
}
