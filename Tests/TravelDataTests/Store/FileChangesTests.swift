import Glibc
import Testing

@testable import TravelData

@Suite("Changes of a file")
struct FileChangesTests {
    /// An event as inotify(7) gives it, with a name of at most eight bytes.
    private func event(_ mask: Int32, _ name: String) -> [UInt8] {
        let length: UInt32 = name.isEmpty ? 0 : 8
        let head = [1, UInt32(mask), 0, length].withUnsafeBytes { [UInt8]($0) }
        return head + Array(name.utf8) + [UInt8](repeating: 0, count: Int(length) - name.utf8.count)
    }

    private func isTold(_ events: [UInt8]) -> Bool { events.withUnsafeBytes { FileChanges.tellsChange(of: "a.db", $0) } }

    @Test("are those of the file and of its companions")
    func named() {
        #expect(isTold(event(IN_MODIFY, "a.db")) && isTold(event(IN_MODIFY, "a.db-wal")))
        #expect(isTold(event(IN_MODIFY, "b.db") + event(IN_MODIFY, "a.db")))
        #expect(!isTold(event(IN_MODIFY, "b.db")) && !isTold([]))
    }

    @Test("may be among those that the system has lost")
    func lost() {
        #expect(isTold(event(IN_Q_OVERFLOW, "")) && isTold(event(IN_MODIFY, "b.db") + event(IN_Q_OVERFLOW, "")))
    }
}
