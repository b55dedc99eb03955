import Testing

@testable import jaunt_server

struct RequestLogTests {
    @Test func theNewestRequestsAreKept() {
        let log = RequestLog()
        for number in 1...RequestLog.most + 2 { log.append("GET /\(number)") }
        #expect(log.all.count == RequestLog.most)
        #expect(log.all.first == "GET /3" && log.all.last == "GET /\(RequestLog.most + 2)")
        log.clear()
        #expect(log.all.isEmpty)
    }
}
