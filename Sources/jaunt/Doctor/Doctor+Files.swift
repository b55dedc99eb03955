import Foundation
import Terminal
import TravelData
import TravelFeatures
import TravelKit

extension Doctor {
    /// What there is to say without the settings: the terminal, and the files in which things are kept.
    /// - Parameters:
    ///   - format: how numbers are written.
    ///   - keepsPrices: whether prices are kept and shown, as far as anybody knows.
    static func local(
        _ folders: XDGFolders, environment: [String: String], _ format: DisplayFormat, keepsPrices: Bool = true
    ) -> [Finding] {
        var prices = cache(
            "Prices", .prices, folders.state + "/prices.db", "price",
            "When Jaunt needs it, it keeps the broken file under another name and restores what it can", format)
        if !keepsPrices {
            let words = "none are kept or shown, as \(Setting.priceHistory.name) is false"
            // A file that is not used keeps nothing from working.
            prices = prices.state == .problem ? Finding("Prices", words, .skipped) : Finding("Prices", prices.detail + "; " + words)
        }
        return [
            terminal(environment), favourites(folders.data + "/favourites.db", format),
            cache("Cache", .cache, folders.cache + "/cache.db", "answer", "'jaunt cache clear' begins it anew", format),
            prices, session(folders.state + "/session.json"),
        ]
    }

    private static func terminal(_ environment: [String: String]) -> Finding {
        let terminal = TerminalExamination(environment: environment)
        if let error = terminal.error { return Finding("Terminal", error.message, .problem) }
        var words = ["\(terminal.name), \(terminal.colors) colours", terminal.isUTF8 ? "UTF-8" : "ASCII, because the locale is not UTF-8"]
        if let size = terminal.size { words.append("\(size.columns) columns, \(size.rows) rows") }
        if let size = terminal.size, size.rows < 5 || size.columns < 20 {
            return Finding("Terminal", words.joined(separator: ", ") + ": too small; make it larger", .problem)
        }
        if !terminal.isTerminal { words.append("standard output is none just now") }
        return Finding("Terminal", words.joined(separator: ", "))
    }

    private static func favourites(_ path: String, _ format: DisplayFormat) -> Finding {
        let examination = StoreExamination(.favourites, path: path)
        var newest: String?
        var isCopied = true
        var copy: String
        do {
            newest = try StoreExamination.newestCopy(ofFavouritesAt: path)
            copy = newest.map { "the newest copy is \($0)" } ?? "there is no copy yet"
        } catch {
            copy = "its copies cannot be seen (\(error))"
            isCopied = false
        }
        if isCopied, let hindrance = StoreExamination.hindranceToCopies(ofFavouritesAt: path) {
            copy += ", and none can be made: \(hindrance)"
            isCopied = false
        }
        func finding(_ words: String, _ state: Finding.State = .fine) -> Finding {
            Finding("Favourites", "\(path): \(words)", state)
        }
        let until = "until then favourites last until Jaunt ends."
        switch examination.state {
        case .unreadable(let why): return finding(cannotBeRead(why, examination), .problem)
        case .blocked(let folder): return finding("\(blockade(folder)); \(until)", .problem)
        case .broken(let why):
            let obstacle = examination.obstacle ?? (examination.isNearlyFull ? fullness(examination) + "; make room" : nil)
            let start = obstacle.map { ", and cannot be restored: \($0). Then start Jaunt" } ?? "; \(copy). Start Jaunt"
            return finding("it is broken (\(why))\(start): it keeps the broken file under another name and restores what it can.", .problem)
        case .newer(let version):
            return finding(
                "a newer Jaunt has written it (version \(version)). Update this one; until then it shows what it can read, and changes "
                    + "last until Jaunt ends.", .problem)
        case .absent, .good: break
        }
        if let obstacle = examination.obstacle { return finding("\(obstacle); \(until)", .problem) }
        if examination.isNearlyFull { return finding(fullDisk(examination), .problem) }
        guard case .good(let count) = examination.state else {
            guard let newest else {
                return isCopied ? finding("nothing is kept yet") : finding("nothing is kept yet; \(copy)", .problem)
            }
            return finding(
                "it is gone; the newest copy is copies/\(newest): 'jaunt favourites restore' lists what the copies hold, and brings "
                    + "back what you name, or all of it; where it is to be gone, remove the copies.", .problem)
        }
        let unreadable = examination.unreadable
        if unreadable.isEmpty {
            let words = "\(format.number(count)) kept, \(size(examination.size)), whole; \(copy)\(remains(examination))"
            return finding(words, isCopied ? .fine : .problem)
        }
        return finding(
            "\(format.number(count - unreadable.count)) kept, and \(amount(unreadable.count, "record", format)) that cannot be read: "
                + "\(unreadable.joined(separator: ", ")). 'jaunt favourites remove \(unreadable[0])' takes it away; \(copy).", .problem)
    }

    /// Which files that were broken are kept; empty where none is.
    private static func remains(_ examination: StoreExamination) -> String {
        let aside = examination.setAside.joined(separator: ", ")
        return aside.isEmpty ? "" : "; what was broken is kept as \(aside), to be removed when nothing is missing"
    }

    private static func fullness(_ examination: StoreExamination) -> String {
        "its disk is nearly full" + (examination.room.map { " (\(size($0)) left)" } ?? "")
    }

    /// What is to be said of a file with which nothing else is wrong.
    private static func fullDisk(_ examination: StoreExamination) -> String {
        "\(fullness(examination)). Make room, so that what is kept can be written."
    }

    private static func blockade(_ folder: String) -> String { "\(folder) is a folder where a file belongs; take it away" }

    private static func cannotBeRead(_ why: String, _ examination: StoreExamination) -> String {
        // SQLite makes a file beside it even to read; who needs what is kept reads a copy.
        if examination.obstacle == nil, examination.isNearlyFull {
            return "nothing can be saved: \(fullness(examination)). Make room."
        }
        return "it cannot be read: \(why)\(examination.obstacle.map { "; \($0)" } ?? ""). \(examination.remedy)"
    }

    /// What is remembered from run to run.
    private static func session(_ path: String) -> Finding {
        let file = SessionFile(path: path)
        do throws(RepositoryError) { _ = try file.load() } catch {
            let cause = if case .storage(_, let cause, _) = error { "\(cause)" } else { "\(path): \(error)" }
            return Finding("Session", "\(cause). Take it away: it is begun anew.", .problem)
        }
        if let obstacle = file.obstacle {
            return Finding("Session", "\(path): \(obstacle); nothing is remembered until it can be written.", .problem)
        }
        let isThere = FileManager.default.fileExists(atPath: path)
        return Finding("Session", isThere ? path : "\(path): nothing is remembered yet")
    }

    /// So many records, in words: "1 answer".
    private static func amount(_ count: Int, _ one: String, _ format: DisplayFormat) -> String {
        count == 1 ? "1 \(one)" : "\(format.number(count)) \(one)s"
    }

    /// A file that can be done without.
    private static func cache(
        _ subject: String, _ store: StoreExamination.Store, _ path: String, _ record: String, _ remedy: String,
        _ format: DisplayFormat
    ) -> Finding {
        let examination = StoreExamination(store, path: path)
        func finding(_ words: String, _ state: Finding.State = .fine) -> Finding { Finding(subject, "\(path): \(words)", state) }
        switch examination.state {
        case .absent, .good:
            if let obstacle = examination.obstacle { return finding("\(obstacle).", .problem) }
            if examination.isNearlyFull { return finding(fullDisk(examination), .problem) }
        case .broken, .newer, .unreadable, .blocked: break
        }
        switch examination.state {
        case .absent: return finding("nothing is stored yet")
        case .good(let count):
            // Of the cache nothing is missed.
            let rest = store == .prices ? remains(examination) : ""
            return finding("\(amount(count, record, format)), \(size(examination.size))\(rest)")
        case .broken(let why): return finding("it is broken (\(why)). \(remedy).", .problem)
        case .newer(let version):
            return finding("a newer Jaunt has written it (version \(version)): this one stores nothing. Update it.", .problem)
        case .unreadable(let why): return finding(cannotBeRead(why, examination), .problem)
        case .blocked(let folder): return finding("\(blockade(folder)).", .problem)
        }
    }

    /// Bytes in words: "12 kB".
    nonisolated static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1000: "\(bytes) bytes"
        case ..<1_000_000: "\(bytes / 1000) kB"
        case ..<1_000_000_000: "\(bytes / 1_000_000) MB"
        default: "\(bytes / 1_000_000_000) GB"
        }
    }
}
