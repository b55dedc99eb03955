/// A number that has to be whole. JSONDecoder says of a fraction in its place that the text is no JSON, and not where it stands.
struct WholeNumber: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { value = try container.decode(Int.self) } catch {
            // What is no number at all, or too large a one, the first error says.
            guard let number = try? container.decode(Double.self), number != number.rounded() else { throw error }
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the number \(number) is not whole")
        }
    }
}
