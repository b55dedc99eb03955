/// A request as it came.
package struct RecordedRequest: Hashable, Sendable {
    /// One header field.
    package struct Field: Hashable, Sendable {
        /// In lower case.
        package var name: String
        package var value: String
    }

    /// Such as "GET".
    package var method: String
    /// Path and query, byte for byte; or whatever else stood there.
    package var target: String
    /// The header fields, in order.
    package var headers: [Field]
    package var body: [UInt8] = []

    /// Method and target.
    package var line: String { "\(method) \(target)" }

    /// The body as UTF-8.
    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of a header field, by its name in lower case; nil when it is not there. Of several, the first.
    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// Whether a text stands anywhere in it.
    package func holds(_ text: String) -> Bool {
        target.contains(text) || self.text.contains(text) || headers.contains { $0.value.contains(text) || $0.name.contains(text) }
    }
}
