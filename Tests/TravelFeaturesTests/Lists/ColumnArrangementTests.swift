import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Which columns are wanted")
struct ColumnArrangementTests {
    private static let columns = ["a", "b", "c", "d"].map { Column($0, "T", minimum: 1, maximum: 1, rank: 0) }

    private func text(_ arrangement: ColumnArrangement) -> String {
        arrangement.places.map { ($0.isShown ? "" : "-") + arrangement.columns[$0.index].id }.joined(separator: " ")
    }

    @Test(
        "What is remembered, and what it is worth where the list has changed since",
        arguments: [
            ([], "a b c d"), (["d", "c", "b", "a"], "d c b a"), (["a", "-b", "c", "d"], "a -b c d"), (["x", "-y", "c"], "a b c d"),
            (["c", "a"], "c a b d"), (["-d", "-c"], "a b -d -c"), (["a", "a", "-a"], "a b c d"), (["-a", "-b", "-c", "-d"], "a -b -c -d"),
            (["", "-"], "a b c d"), (["d", "-a"], "d -a b c"),
        ])
    func remembered(_ remembered: [String], _ expected: String) {
        let arrangement = ColumnArrangement(Self.columns, remembered: remembered)
        #expect(text(arrangement) == expected)
        #expect(Set(arrangement.places.map(\.index)).count == 4)
        #expect(ColumnArrangement(Self.columns, remembered: arrangement.remembered) == arrangement)
    }

    @Test("A column that may be written from right to left stays last, whatever is remembered or moved")
    func last() {
        let columns = Self.columns.dropLast() + [Column("d", "T", minimum: 1, maximum: 1, rank: 0, staysLast: true)]
        var arrangement = ColumnArrangement(Array(columns), remembered: ["-d", "c", "a"])
        #expect(text(arrangement) == "c a b -d")
        #expect(arrangement.move(at: 3, by: -1) == 3 && arrangement.move(at: 2, by: 1) == 2)
        #expect(arrangement.move(at: 2, by: -1) == 1)
        #expect(text(arrangement) == "c b a -d")
    }

    @Test("Columns are hidden and shown, and one stays")
    func toggle() {
        var arrangement = ColumnArrangement(Self.columns)
        for place in 1...3 {
            let isDone = arrangement.toggle(at: place)
            #expect(isDone)
        }
        let isLastHidden = arrangement.toggle(at: 0)
        #expect(!isLastHidden)
        #expect(arrangement.shown == [0])
        #expect(arrangement.remembered == ["a", "-b", "-c", "-d"])
        let isBack = arrangement.toggle(at: 2)
        #expect(isBack && arrangement.shown == [0, 2])
        let isNowhere = arrangement.toggle(at: 9)
        #expect(!isNowhere)
    }

    @Test("Columns change places, and none leaves the list")
    func move() {
        var arrangement = ColumnArrangement(Self.columns)
        let place = arrangement.move(at: 0, by: 1)
        #expect(place == 1)
        #expect(text(arrangement) == "b a c d")
        let stays = (arrangement.move(at: 3, by: 1), arrangement.move(at: 0, by: -1), arrangement.move(at: 9, by: 1))
        #expect(stays == (3, 0, 9))
        #expect(text(arrangement) == "b a c d")
        _ = arrangement.move(at: 1, by: -1)
        #expect(arrangement.remembered == [], "as the list has it")
    }

    @Test("They are remembered beside what else the session holds, and read once")
    @MainActor
    func memory() {
        let session = FakeSessionRepository(Session(region: "blc", columns: ["countries": ["name", "-code"]]))
        let memory = ColumnMemory(session)
        #expect(memory.columns(of: "countries") == ["name", "-code"])
        #expect(memory.columns(of: "trips") == [])
        let version = memory.version
        memory.remember(ColumnArrangement(Self.columns, remembered: ["b", "-a"]), of: "trips")
        #expect(memory.version != version)
        #expect(memory.columns(of: "trips") == ["b", "-a", "c", "d"])
        memory.remember(ColumnArrangement(Self.columns), of: "trips")
        memory.remember(ColumnArrangement(Self.columns), of: "countries")
        #expect(memory.columns(of: "trips") == [])
        #expect(session.saved.last == Session(region: "blc", columns: ["countries": ["name", "-code"]]))
    }

    @Test("What is remembered of columns that one place does not show is kept for the others")
    @MainActor
    func elsewhere() {
        let memory = ColumnMemory(FakeSessionRepository(Session(columns: ["route": ["b", "-z", "a"]])))
        memory.remember(ColumnArrangement(Array(Self.columns[...1]), remembered: ["-b"]), of: "route")
        #expect(memory.columns(of: "route") == ["a", "-b", "-z"])
        memory.remember(ColumnArrangement(Array(Self.columns[...1])), of: "route")
        #expect(memory.columns(of: "route") == ["-z"])
    }

    @Test("Why they could not be remembered is known once it was tried, until that was seen")
    @MainActor
    func unwritable() async {
        let (gate, failure) = (Gate(), RepositoryError.storage(doing: "remember the session", cause: SampleFailure("disk full")))
        let memory = ColumnMemory(FakeSessionRepository(saveFailure: failure, gate: gate))
        memory.remember(ColumnArrangement(Self.columns, remembered: ["b"]), of: "trips")
        #expect(memory.writeFailure == nil, "nobody waits for it")
        gate.open()
        await memory.settled()
        #expect(memory.writeFailure != nil)
        memory.failureSeen()
        #expect(memory.writeFailure == nil)
        memory.remember(ColumnArrangement(Self.columns), of: "trips")
        await memory.settled()
        #expect(memory.writeFailure == nil, "the same is said once")
    }

    @Test("A session that cannot be read has no columns, and says why")
    @MainActor
    func unreadable() {
        let memory = ColumnMemory(
            FakeSessionRepository(loadFailure: .storage(doing: "read the last session", cause: SampleFailure("no JSON"))))
        #expect(memory.columns(of: "countries") == [])
        #expect(memory.failure != nil)
    }
}
