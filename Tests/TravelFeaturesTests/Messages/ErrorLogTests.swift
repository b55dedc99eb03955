import Foundation
import Synchronization
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The log of what went wrong")
@MainActor
struct ErrorLogTests {
    private let log = ErrorLog(now: { .samplePresent })
    private let one = ErrorLog.Problem("One.")
    private let other = ErrorLog.Problem("Other.", cause: "why")

    private var noted: String { log.entries.map { "\($0.place) \($0.sentence)" }.joined(separator: " ") }

    @Test("Several things that are wrong at one place are noted once each, for as long as they are")
    func several() {
        for _ in 1...3 { log.shown([one, other], at: "A") }
        log.shown([other], at: "A")
        #expect(noted == "A Other. A One.")
        #expect(log.entries.map(\.cause) == ["why", ""])
        log.shown([one, other], at: "A")
        #expect(noted == "A One. A Other." && log.entries.map(\.times) == [2, 1], "it went wrong again")
    }

    @Test("Somebody hears of each thing that is remembered, once")
    func heard() {
        let heard = Heard()
        let log = ErrorLog(now: { .samplePresent }) { heard.lines.append($0.line) }
        for _ in 1...3 { log.shown([one, other], told: one, at: "A") }
        log.unseen([other], at: "B")
        #expect(heard.lines == ["One.", "Other (why)."])
    }

    @MainActor private final class Heard {
        var lines: [SafeText] = []
    }

    @Test("One of several sources that failed is named")
    func sources() {
        let failure = SourceFailure(name: "RIX", error: .unreachable(source: "api", cause: SampleFailure("refused")))
        log.shown([ErrorLog.Problem(failure)], at: "Trips")
        #expect(noted == "Trips RIX: api cannot be reached.")
        #expect(log.entries.map(\.cause) == ["refused"])
    }

    @Test("A line says all of what went wrong, however long")
    func line() {
        let cause = SafeText(String(repeating: "word ", count: 100) + "end")
        log.shown([ErrorLog.Problem("It failed.", cause: cause)], at: "A")
        #expect(log.entries.first?.line == "It failed (" + cause + ").")
    }

    @Test("What is still wrong when somebody comes back is not noted again, nor what a dialog on the page says")
    func places() {
        log.shown([one], at: "A")
        log.shown([one], at: "A, sorting")
        log.shown([], at: "B")
        log.shown([one], at: "A")
        #expect(noted == "A One.")
        log.shown([], at: "B")
        log.shown([one], at: "B")
        #expect(noted == "B One. A One.")
    }

    @Test("What goes wrong again is the newest, with its last time and how often, and is heard of; elsewhere it is something else")
    func again() {
        let heard = Heard()
        let watch = Watch()
        let log = ErrorLog(now: { watch.time.withLock { $0 } }) { heard.lines.append($0.line) }
        log.shown([one], at: "A")
        log.shown([other], at: "A")
        let first = log.entries[1].id
        for _ in 1...3 {
            watch.time.withLock { $0 = $0.addingTimeInterval(60) }
            log.shown([], at: "A")
            log.shown([one], at: "A")
        }
        #expect(log.entries.map(\.times) == [4, 1] && log.entries[0].id == first && log.newest == 5)
        #expect(log.entries[0].date == Date.samplePresent.addingTimeInterval(180))
        #expect(heard.lines.count == 5)
        log.looked()
        log.shown([], at: "A")
        log.shown([one], at: "A")
        #expect(log.standing(at: ["A"])?.times == 5, "nobody has looked at that")
        log.shown([], at: "B")
        log.shown([one], at: "B")
        #expect(log.entries.map(\.times) == [1, 5, 1])
    }

    nonisolated private final class Watch: Sendable {
        let time = Mutex(Date.samplePresent)
    }

    @Test("What is told on a page may concern something else; what is wrong there still is known by problem")
    func subjects() {
        log.shown([one], told: other, concerning: [other: "Session"], at: "A")
        #expect(noted == "A One. Session Other.")
        log.missed(ErrorLog.Problem("Third."), concerning: "Favourites", at: "A")
        #expect(noted == "Favourites Third. A One. Session Other." && log.unread?.place == "Favourites")
        #expect(log.isWrong(log.entries[1], at: ["B", "A"]) && !log.isWrong(log.entries[1], at: ["B"]))
        #expect(!log.isWrong(log.entries[2], at: ["A"]), "it was told alone")
    }

    @Test("It is known where something is wrong now")
    func wrong() {
        #expect(!log.isWrong(at: ["A", "B"]))
        log.shown([one], at: "A")
        log.unseen([other], at: "B")
        #expect(log.isWrong(at: ["A"]) && log.isWrong(at: ["C", "B"]) && !log.isWrong(at: ["C"]) && !log.isWrong(at: []))
        log.shown([], at: "A")
        #expect(!log.isWrong(at: ["A"]) && log.isWrong(at: ["A", "B"]))
    }

    @Test("What the user was told is unread until somebody looks at the log; what is wrong on a page is read there")
    func unread() {
        log.shown([one], at: "A")
        #expect(log.unread == nil)
        for isNew in [true, false] {
            log.shown([one], told: other, at: "A")
            #expect((log.unread != nil) == isNew, "it is the same that is told still")
            log.looked()
        }
        #expect(noted == "A Other. A One.")
        log.shown([one], at: "A")
        log.shown([one], told: other, at: "A")
        #expect(log.unread != nil)
    }

    @Test("What the user was told is wrong at no place: it goes with the next key, wherever that leads")
    func told() {
        log.shown([], told: other, at: "A")
        #expect(log.unread != nil && !log.isWrong(at: ["A"]))
        log.shown([one], told: other, at: "B")
        #expect(log.isWrong(at: ["B"]) && !log.isWrong(at: ["A"]))
        log.shown([], at: "B")
        #expect(!log.isWrong(at: ["A", "B"]))
    }

    @Test("Who observes where something is wrong hears that it is not any more", .timeLimit(.minutes(1)))
    func mended() async {
        log.unseen([one], at: "A")
        Task { log.unseen([], at: "A") }
        await until { !log.isWrong(at: ["A"]) }
        #expect(noted == "A One.")
    }

    @Test("Who observes what is wrong hears that one of two things is not any more", .timeLimit(.minutes(1)))
    func partlyMended() async {
        log.unseen([one, other], at: "A")
        let entry = log.entries[1]
        #expect(entry.sentence == "One.")
        Task { log.unseen([other], at: "A") }
        await until { !log.isWrong(entry, at: ["A"]) }
        #expect(log.isWrong(at: ["A"]))
    }

    @Test("What is wrong at a place that nobody sees is noted once, and not again when somebody comes")
    func unseen() {
        log.shown([], at: "A")
        for _ in 1...3 { log.unseen([one, other, one], at: "B") }
        log.shown([one, other], at: "B")
        #expect(noted == "B Other. B One.")
        log.unseen([], at: "A")
        log.shown([one, other], at: "B")
        log.unseen([one], at: "A")
        #expect(noted == "B Other. B One.", "it is the same that is wrong on the screen")
        log.unseen([], at: "B")
        log.shown([], at: "C")
        log.unseen([one], at: "B")
        #expect(noted == "B One. B Other." && log.entries.map(\.times) == [2, 1], "it went wrong again")
    }

    @Test("What was to be said, and was not shown in time, is noted once, and is unread; what lasts there is as it was")
    func missed() {
        log.shown([one], at: "A")
        log.missed(other, at: "A")
        log.missed(other, at: "A")
        #expect(noted == "A Other. A One." && log.unread != nil && log.isWrong(at: ["A"]))
        log.looked()
        log.shown([one], told: other, at: "A")
        #expect(noted == "A Other. A One." && log.unread == nil, "it is shown at last")
        log.missed(one, at: "A")
        #expect(noted == "A Other. A One." && log.unread == nil)
    }
}
