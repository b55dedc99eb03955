extension KeyedDecodingContainer {
    /// The value of a field that may be missing, null, or of a type that nobody promised; then nil.
    func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        // The cause is left out on purpose: the record is good without this field.
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }
}
