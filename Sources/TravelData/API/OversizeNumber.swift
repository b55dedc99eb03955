import Foundation

/// A number in a JSON text that nothing here can hold. JSONDecoder calls a text that has one no JSON, and says neither which number that
/// is nor where it stands.
struct OversizeNumber {
    /// As it is written; of a long one the beginning.
    let text: String
    /// Where it stands.
    let path: [any CodingKey]

    /// What is wrong, as a decoder would say it.
    var error: DecodingError { .dataCorrupted(.init(codingPath: path, debugDescription: "the number \(text) is too large")) }

    /// Those that a text holds, in its order; none of a text that is no JSON, of which something else is wrong.
    /// - Parameter most: how many are looked for.
    static func all(in json: [UInt8], most: Int = 1) -> [OversizeNumber] {
        guard isJSON(json) else { return [] }
        var numbers: [OversizeNumber] = []
        var path: [Step] = []
        var name = ""
        var place = 0
        while place < json.count, numbers.count < most, path.count <= JSONArraySplitter.maximumDepth {
            let start = place
            place += 1
            switch json[start] {
            case UInt8(ascii: "{"): path.append(Step(stringValue: ""))
            case UInt8(ascii: "["): path.append(Step(intValue: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = path.popLast()
            case UInt8(ascii: ","):
                if let index = path.last?.intValue { path[path.count - 1] = Step(intValue: index + 1) }
            case UInt8(ascii: ":"):
                if !path.isEmpty { path[path.count - 1] = Step(stringValue: name) }
            case UInt8(ascii: "\""):
                while place < json.count, json[place] != UInt8(ascii: "\"") { place += json[place] == UInt8(ascii: "\\") ? 2 : 1 }
                place = min(place, json.count)
                // What is no name has no colon behind it.
                name = json[(start + 1)..<place].prefix(100).text
                place += 1
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                while place < json.count, isOfNumber(json[place]) { place += 1 }
                let number = json[start..<place]
                if isTooLarge(number) { numbers.append(OversizeNumber(text: shortened(number), path: path)) }
            default: break
            }
        }
        return numbers
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }

    /// Whether neither 64 bits nor a binary floating-point number hold it.
    private static func isTooLarge(_ number: ArraySlice<UInt8>) -> Bool {
        Double(number.text).map { !$0.isFinite || $0.magnitude >= 0x1p63 } ?? false
    }

    private static func shortened(_ number: ArraySlice<UInt8>) -> String {
        number.count <= 24 ? number.text : number.prefix(23).text + "…"
    }

    /// Whether it is JSON as far as JSONDecoder knows before a value is wanted.
    private static func isJSON(_ text: [UInt8]) -> Bool {
        do { _ = try JSONDecoder().decode(Anything.self, from: Data(text)) } catch { return false }
        return true
    }

    /// A value of which nothing is wanted.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    /// A key of an object, or a place in a list.
    private struct Step: CodingKey {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

        init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
    }
}
