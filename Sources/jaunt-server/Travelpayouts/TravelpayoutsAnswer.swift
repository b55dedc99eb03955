/// The envelope of every answer of Travelpayouts.
struct TravelpayoutsAnswer<Contents: Encodable>: Encodable {
    let success: Bool
    let data: Contents?
    let error: String?

    /// An answer that holds something.
    static func success(_ data: Contents) -> TravelpayoutsAnswer { TravelpayoutsAnswer(success: true, data: data, error: nil) }

    /// An answer that says why it holds nothing.
    static func refusal(_ message: String) -> TravelpayoutsAnswer { TravelpayoutsAnswer(success: false, data: nil, error: message) }

    enum CodingKeys: String, CodingKey { case success, data, error }

    /// By hand, because the generated one leaves a key out where its value is nil.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(success, forKey: .success)
        try container.encode(data, forKey: .data)
        try container.encode(error, forKey: .error)
    }
}
