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
        "is found in an answer of failure in the shapes of whatever stands before a server",
        arguments: [
            (#"{"title":"Quota exceeded","detail":"You have used 100 of 100 requests."}"#, "You have used 100 of 100 requests."),
            (#"{"type":"about:blank","title":"Quota exceeded","status":403,"detail":" "}"#, "Quota exceeded"),
            (#"{"detail":"Not found."}"#, "Not found."), (#"{"error":{"code":400,"message":"Bad region"}}"#, "Bad region"),
            (#"{"errors":[{"title":"Bad region","detail":"There is no region zzz."}]}"#, "There is no region zzz."),
            (#"{"errors":[{"title":"Bad region"}]}"#, "Bad region"),
            (#"{"error":"invalid_token","error_description":"The token expired at 12:00"}"#, "The token expired at 12:00"),
            (#"{"error":"invalid_token"}"#, "invalid_token"), (#"{"title":7}"#, nil),
        ] as [(String, String?)])
    func shapes(text: String, message: String?) {
        #expect(ServerMessage.find(inFailure: Array(text.utf8), of: "application/problem+json") == message)
    }

    @Test(
        "is found where it has no end, and what follows is more than is read, and no more of it is kept than can be shown",
        arguments: [
            #"{"message":"LONG","status":500}"#, #"{"errors":[{"message":"LONG"}]}"#, #"{"error":{"code":7,"message":"LONG"},"id":8}"#,
        ])
    func endless(shape: String) {
        let whole = Array(shape.replacing("LONG", with: String(repeating: "Łong. ", count: 40_000)).utf8)
        let shown = String(String(repeating: "Łong. ", count: 1000).prefix(4095)) + "…"
        #expect(ServerMessage.find(inFailure: Array(whole.prefix(ServerMessage.limit)), of: "application/json") == shown)
        #expect(ServerMessage.find(in: whole) == shown)
    }

    @Test("says that it was cut, where what is read of the answer ends within it, and nowhere else")
    func cutShort() {
        let text = #"{"trace":""# + String(repeating: "x", count: ServerMessage.limit - 40) + #"","message":"no token c4n4ry-token"}"#
        #expect(ServerMessage.find(inFailure: Array(text.utf8.prefix(ServerMessage.limit)), of: nil) == "no token c4n4ry-t…")
        let whole = String(repeating: "x", count: 4096)
        #expect(ServerMessage.find(in: Array(#"{"message":"\#(whole)"}"#.utf8)) == whole)
    }

    @Test("is found before what has no end")
    func endlessTrace() {
        let text = #"{"message":"Down.","trace":["# + String(repeating: #"{"line":1},"#, count: 20_000)
        #expect(ServerMessage.find(inFailure: Array(text.utf8.prefix(ServerMessage.limit)), of: nil) == "Down.")
        // What broke off before that is not said to be one.
        #expect(ServerMessage.find(inFailure: Array(text.utf8.prefix(1000)), of: nil) == nil)
    }

    @Test("is no title of something else")
    func title() {
        #expect(ServerMessage.find(in: Array(#"{"version":"1","title":"My feed"}"#.utf8)) == nil)
    }

    @Test(
        "is the first line of a text, and of nothing that is none",
        arguments: [
            ("text/plain", "Down for maintenance until 14:00", "Down for maintenance until 14:00"),
            ("Text/Plain; charset=utf-8", "\r\n 404 page not found\r\nmore", "404 page not found"), ("text/plain", " \n", nil),
            ("text/plain", "\u{1B}[31mred", "\u{FFFD}[31mred"), ("text/plain", "<html>404</html>", nil),
            ("text/plain", #"{"message":"cut sho"#, nil), ("text/html", "Not Found", nil), (nil, "Not Found", nil),
            ("text/plain", String(repeating: "x", count: 70_000), String(repeating: "x", count: 159) + "…"),
        ] as [(String?, String, String?)])
    func line(type: String?, text: String, message: String?) {
        #expect(ServerMessage.find(inFailure: Array(text.utf8), of: type) == message)
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
