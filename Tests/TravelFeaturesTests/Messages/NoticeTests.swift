import TerminalText
import Testing
import TravelFeatures

@Suite("A notice") struct NoticeTests {
    @Test(
        "says how another program has failed",
        arguments: [
            (.missing, nil, "There is no opener here; it stays."), (.notStarted, "why", "opener could not be started (why); it stays."),
            (.status(3), "why", "opener ended with status 3 (why); it stays."),
            (.signal(9), nil, "opener was ended by signal 9; it stays."),
            (.late(.seconds(5)), "why", "opener took longer than 5 s (why); it stays."),
        ] as [(ProgramFailure, String?, SafeText)])
    func failures(how: ProgramFailure, words: String?, text: SafeText) {
        #expect(Notice(failed: "opener", how, saying: words, so: "it stays.").text == text)
    }

    @Test("may be shorter than what the errors say of it") func shortened() {
        let notice = Notice(failed: "opener", .status(3), saying: "why", so: "it is a long…", inFull: "it is a long name")
        #expect(notice.text == "opener ended with status 3 (why); it is a long…")
        #expect(notice.failure?.sentence == "opener ended with status 3; it is a long name")
        #expect(notice.failure?.cause == "why")
    }
}
