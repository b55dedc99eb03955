import Foundation
import Testing

@testable import TravelData

@Suite("The beginning of a JSON document")
struct CutJSONTests {
    private func documents(_ text: String) -> [String] {
        CutJSON.documents(of: ArraySlice(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "is read up to where it was cut, which a text that goes on there says, or else up to the last value that is whole",
        arguments: [
            (#"{"message":"cut sho"#, [#"{"message":"cut sho…"}"#]), (#"{"message":""#, [#"{"message":""}"#]),
            (#"{"message":"a","trace":["b","#, [#"{"message":"a","trace":["b",]}"#, #"{"message":"a","trace":["b"]}"#]),
            (#"{"errors":[{"message":"cu"#, [#"{"errors":[{"message":"cu…"}]}"#]),
            (#"{"error":{"message":"a, [b"},"tr"#, [#"{"error":{"message":"a, [b"},"tr…"}"#, #"{"error":{"message":"a, [b"}}"#]),
            (#"{"message":"a\"b\\"#, [#"{"message":"a\"b\\…"}"#]), (#"{"message":"a\"#, [#"{"message":"a…"}"#]),
            (#"{"message":"a\u00e"#, [#"{"message":"a…"}"#]), (#"{"message":"a\ud83d\ude0"#, [#"{"message":"a…"}"#]),
            (#"{"message":"he said \""#, [#"{"message":"he said \"…"}"#]),
            (#"{"message":"a\ud83d\ude00"#, [#"{"message":"a\ud83d\ude00…"}"#]), ("", [""]), ("}]", ["}]"]),
        ] as [(String, [String])])
    func cut(text: String, found: [String]) {
        #expect(documents(text) == found)
    }

    @Test("is read wherever it was cut within a text")
    func anywhere() throws {
        struct Body: Decodable { let message: String }
        let message = "Ünder \\\"repair\\\" \\u00fcntil \\ud83d\\ude00 日本 noon"
        let start = #"{"code":[1,{"a":2}],"message":""#
        let bytes = Array((start + message + #"","more":1}"#).utf8)
        for end in start.utf8.count...(start + message).utf8.count {
            let document = try #require(CutJSON.documents(of: bytes[..<end]).first)
            #expect(throws: Never.self) { try JSONDecoder().decode(Body.self, from: Data(document)) }
        }
    }
}
