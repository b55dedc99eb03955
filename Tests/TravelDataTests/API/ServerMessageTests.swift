import Testing

@testable import TravelData

@Suite("What a server says went wrong")
struct ServerMessageTests {
    @Test(
        "is found in every shape in use",
        arguments: [
            (#"{"error_message":"User doesn't exist."}"#, "User doesn't exist."),
            (#"{"status":404,"message":"Not Found"}"#, "Not Found"), (#"{"message":"Not Found","status":404}"#, "Not Found"),
            (
                #"{"success":false,"data":null,"errors":[{"message":"This API version has been deprecated. …"}]}"#,
                "This API version has been deprecated. …"
            ),
            (#"{"errors":[{"message":"Quota exceeded","code":"quota"}]}"#, "Quota exceeded"),
            (#"{"errors":["Quota exceeded"]}"#, "Quota exceeded"),
            (#"{"errors":[{"code":1},{"message":"second"}]}"#, "second"),
            (#"{"success":false,"data":null,"error":"bad token"}"#, "bad token"), ("\u{FEFF} {\"success\":false,\"error\":\"x\"}", "x"),
        ])
    func found(text: String, message: String) {
        #expect(ServerMessage.find(in: Array(text.utf8)) == message)
        #expect(ServerMessage.findInSuccess(Array(text.utf8)) == message)
    }

    @Test(
        "is told even when it has no words and the status is 200",
        arguments: [
            #"{"success":false}"#, #"{"success":false,"errors":[]}"#, #"{"errors":[{"code":5}]}"#, #"{"success":false,"error":null}"#,
        ])
    func wordless(text: String) {
        #expect(ServerMessage.findInSuccess(Array(text.utf8)) == "The server reports an error without a message.")
        #expect(ServerMessage.find(in: Array(text.utf8)) == nil)
    }

    @Test(
        "is nothing in an answer that is none",
        arguments: [
            #"{"success":true,"data":{},"error":null}"#, #"{"name":"Austria","status":"officially-assigned"}"#, #"{"errors":[],"data":[]}"#,
            #"{"message":"a record may have a message"}"#, #"{"status":200}"#, #"[{"message":"x","status":404}]"#, "null", "", "<html>",
            "{",
        ])
    func none(text: String) {
        #expect(ServerMessage.findInSuccess(Array(text.utf8)) == nil)
    }

    @Test(
        "is found in an answer of failure that follows no rule",
        arguments: [
            (#"{"message":"only words"}"#, "only words"),
            (#"{"error":"Internal Server Error","status":500,"path":"/x"}"#, "Internal Server Error"),
            (#"{"status":"404","message":"as text"}"#, "as text"), (#"{"errors":7,"message":"odd"}"#, "odd"), (#"{"message":7}"#, nil),
            ("Not Found", nil), ("<html>404</html>", nil), (#"{"message":"cut sho"#, nil),
        ] as [(String, String?)])
    func failure(text: String, message: String?) {
        #expect(ServerMessage.find(in: Array(text.utf8)) == message)
    }
}
