import GRDB

/// What is done so that what was acknowledged is found again, whatever becomes of the file or its log.
extension FavouriteStore {
    /// Whether nobody has written over the open file or taken it, or its log, away, so that it is what was kept.
    private var isInPlace: Bool {
        guard case .open(_, let identity) = state else { return false }
        return identity == DatabaseIdentity(path: file.path) && file.isIntact
    }

    /// Copies what is open, unless it is not what stands at the path: written over or taken away, it may not be what was kept.
    func makeCopyOfTheDay() {
        guard case .open(let database, _) = state, isInPlace else { return }
        do {
            try file.copies.makeOfTheDay(of: database, isDue: isCopyDue, writtenOver: writtenOver) { sayMissing($0) }
            isCopyDue = false
        } catch {
            // The next start tries again; the favourites themselves are safe.
        }
    }

    /// Looks, once a run, for what the copies hold that has gone from the file without having been removed: those who had it in a log that
    /// was taken away may all have been killed before they noticed.
    package func lookForMissing() {
        guard !hasLookedForMissing, case .open(let database, _) = state, isInPlace else { return }
        hasLookedForMissing = true
        do { sayMissing(try file.copies.keepRest(besides: database, writtenOver, isRemade: false)) } catch {
            // The next start looks again.
        }
    }

    private func sayMissing(_ count: Int) {
        if count > 0 { news.append(file.newsOfMissing(count: count)) }
    }

    /// Brings what stands in the log alone into the file, as far as nobody reads what is there: a log may be taken away, and with it what
    /// no running instance knows any more.
    func bringLogIn() {
        guard case .open(let database, _) = state, isInPlace else { return }
        do { _ = try database.writeWithoutTransaction { try $0.checkpoint(.passive) } } catch {
            // Another instance does so just now, or whoever comes next.
        }
    }
}
