import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Failures in words")
struct FailureMessageTests {
    private static let cause = SampleFailure("the cause")
    private static let hostile = "\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}31m\rnew\nline\u{202E}" + String(repeating: "x", count: 500)

    private struct Case: Sendable, CustomTestStringConvertible {
        var error: RepositoryError
        var line: String
        var remedy: FailureMessage.Remedy
        var testDescription: String { line }
    }

    private static let cases = [
        Case(
            error: .unreachable(source: "api", cause: cause), line: "api cannot be reached (the cause).",
            remedy: .other("Check the network and the address.")),
        Case(error: .brokenOff(source: "api", cause: cause), line: "api's answer broke off (the cause).", remedy: .retry),
        Case(
            error: .rejected(source: "api", message: "Slow down.", status: 429, retryAfter: .seconds(3600)),
            line: "api says: Slow down. (status 429, try again in 60 min)", remedy: .wait(.seconds(3600))),
        Case(
            error: .rejected(source: "api", message: "Slow down.", status: 429, retryAfter: .seconds(31_536_000)),
            line: "api says: Slow down. (status 429, try again in a year or more)", remedy: .wait(.seconds(31_536_000))),
        Case(error: .rejected(source: "api", message: "No.", status: 429), line: "api says: No. (status 429)", remedy: .retry),
        Case(error: .rejected(source: "api", message: "No.", status: 503), line: "api says: No. (status 503)", remedy: .retry),
        Case(
            error: .timedOut(source: "api", cause: cause), line: "api did not answer in time (the cause).",
            remedy: .other("The server or the network is slow.")),
        Case(
            error: .malformed(source: "api", place: "[3].name", cause: cause), line: "What api gives cannot be read ([3].name: the cause).",
            remedy: .other("Check the address and the dialect, or the file.")),
        Case(
            error: .malformed(source: "api", place: "", cause: cause), line: "What api gives cannot be read (the cause).",
            remedy: .other("Check the address and the dialect, or the file.")),
        Case(
            error: .source(source: "api", cause: cause), line: "api cannot be used (the cause).",
            remedy: .other("Check the settings of the data source.")),
        Case(
            error: .rejected(source: "api", message: "No.", status: 422), line: "api says: No. (status 422)",
            remedy: .other("Check what was asked, and the settings of the source.")),
        Case(
            error: .rejected(source: "api", message: "No.", status: 403), line: "api says: No. (status 403)",
            remedy: .other("Another token or account may be allowed to.")),
        Case(
            error: .forbidden(source: "api", message: "No.", advice: "Set a token."), line: "api says: No. (status 403)",
            remedy: .instead("Set a token.")),
        Case(
            error: .forbidden(source: "api", message: nil, advice: "Set a token."),
            line: "api refuses this (status 403, no explanation).", remedy: .instead("Set a token.")),
        Case(
            error: .unavailable(source: "api", status: 404), line: "api refuses this (status 404, no explanation).",
            remedy: .other("Check the address and the dialect.")),
        Case(
            error: .signInRequired(source: "api", message: nil), line: "api wants somebody to be signed in (status 401).",
            remedy: .signIn),
        Case(
            error: .signInRequired(source: "api", message: "Who?", advice: "Set a token with X."), line: "api says: Who? (status 401)",
            remedy: .instead("Set a token with X.")),
        Case(
            error: .signInRequired(source: "api", message: "Who?"), line: "api says: Who? (status 401)",
            remedy: .signIn),
        Case(error: .unavailable(source: "api", status: 503), line: "api failed (status 503, no explanation).", remedy: .retry),
        Case(error: .notFound(.region, "xyz"), line: "The feed has no region 'xyz'.", remedy: .chooseRegion),
        Case(error: .notFound(.country, "Xyz"), line: "No country is called 'Xyz'.", remedy: .instead("Check the spelling.")),
        Case(
            error: .storage(doing: "save the favourite", cause: cause, mayPass: true),
            line: "Jaunt could not save the favourite (the cause).", remedy: .retry),
        Case(
            error: .storage(doing: "keep the token", cause: SampleFailure("x is locked; it may pass"), mayPass: true),
            line: "Jaunt could not keep the token (x is locked; it may pass).", remedy: .retry),
        Case(
            error: .storage(doing: "read the session", cause: cause), line: "Jaunt could not read the session (the cause).", remedy: .mend),
        Case(
            error: .storage(doing: "keep the token", cause: SampleFailure("x is another's; make it yours")),
            line: "Jaunt could not keep the token (x is another's; make it yours).", remedy: .mend),
        Case(
            error: .unreachable(source: "api", cause: SampleFailure("")), line: "api cannot be reached.",
            remedy: .other("Check the network and the address.")),
    ]

    @Test("Each failure is a sentence, its cause and a remedy", arguments: cases)
    private func words(_ one: Case) {
        let message = FailureMessage(one.error)
        #expect(message.line.string == one.line)
        #expect(message.remedy == one.remedy)
    }

    @Test("The client's failures, the server's own words and its unexplained failures are told apart")
    func kinds() {
        let sentences = [
            RepositoryError.unreachable(source: "s", cause: Self.cause), .brokenOff(source: "s", cause: Self.cause),
            .timedOut(source: "s", cause: Self.cause),
            .malformed(source: "s", place: "", cause: Self.cause), .source(source: "s", cause: Self.cause),
            .rejected(source: "s", message: "m", status: 500), .unavailable(source: "s", status: 500),
        ].map { FailureMessage($0).sentence }
        #expect(Set(sentences).count == sentences.count)
    }

    @Test(
        "In a shell the remedy follows, and is not said twice",
        arguments: [
            (.unreachable(source: "api", cause: cause), "api cannot be reached (the cause). Check the network and the address."),
            (.brokenOff(source: "api", cause: cause), "api's answer broke off (the cause). Try again later."),
            (.storage(doing: "read the session", cause: cause), "Jaunt could not read the session (the cause)."),
            (.signInRequired(source: "api", message: nil), "api wants somebody to be signed in (status 401). Sign in."),
            (
                .unavailable(source: "api", status: 429, retryAfter: .seconds(3600)),
                "api wants fewer requests (status 429, try again in 60 min)."
            ),
        ] as [(RepositoryError, String)])
    func shell(error: RepositoryError, line: String) {
        #expect(FailureMessage(error).shellLine(signIn: "Sign in.").string == line)
    }

    /// Whether to wait is what helps; a new case does not compile before it is said of it.
    private static func mayPass(_ error: RepositoryError) -> Bool {
        switch error {
        case .brokenOff: true
        case .rejected(_, _, let status, _), .unavailable(_, let status, _): [408, 429, 500, 502, 503, 504].contains(status)
        case .storage(_, _, let mayPass): mayPass
        // Never shown.
        case .notStored, .cancelled: true
        case .unreachable, .timedOut, .malformed, .source, .signInRequired, .forbidden, .notFound, .offline, .misnamed: false
        }
    }

    @Test("To try again later is said where that helps, and nowhere else")
    func later() {
        let statuses = [301, 304, 400, 401, 402, 403, 404, 405, 408, 410, 422, 429, 500, 501, 502, 503, 504, 505, 511]
        let answers = statuses.flatMap { status -> [RepositoryError] in
            [.rejected(source: "s", message: "m", status: status), .unavailable(source: "s", status: status)]
        }
        let others: [RepositoryError] = [
            .unreachable(source: "s", cause: Self.cause), .brokenOff(source: "s", cause: Self.cause),
            .timedOut(source: "s", cause: Self.cause), .malformed(source: "s", place: "", cause: Self.cause),
            .source(source: "s", cause: Self.cause), .signInRequired(source: "s", message: nil),
            .signInRequired(source: "s", message: nil, advice: "x"), .notFound(.country, "x"), .notFound(.region, "x"),
            .storage(doing: "read it", cause: Self.cause, mayPass: true), .storage(doing: "write it", cause: Self.cause),
            .notStored, .offline(source: "s"), .cancelled,
        ]
        for error in answers + others {
            let line = FailureMessage(error).shellLine().string
            #expect(line.hasSuffix(" Try again later.") == Self.mayPass(error), "\(line)")
        }
    }

    /// An error that holds hostile text; its name does not, so that the log of the tests stays harmless.
    private struct Hostile: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var error: RepositoryError

        init(_ name: String, _ error: RepositoryError) { (testDescription, self.error) = (name, error) }
    }

    @Test(
        "Text from outside is harmless and short, wherever it stands",
        arguments: [
            Hostile("rejected", .rejected(source: hostile, message: hostile, status: 500)),
            Hostile("sign-in", .signInRequired(source: "api", message: hostile)),
            Hostile("unreachable", .unreachable(source: hostile, cause: SampleFailure(hostile))),
            Hostile("country", .notFound(.country, hostile)), Hostile("region", .notFound(.region, hostile)),
            Hostile("malformed", .malformed(source: "api", place: hostile, cause: SampleFailure(hostile))),
            Hostile("storage", .storage(doing: hostile, cause: SampleFailure(hostile))),
        ])
    private func hostileText(_ hostile: Hostile) {
        let message = FailureMessage(hostile.error)
        for text in [message.sentence, message.cause ?? .empty, message.line] {
            #expect(text.width <= 200)
            #expect(!text.string.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E })
        }
        #expect(message.line.string.contains("[2J"), "the rest of the words stays readable")
    }
}
