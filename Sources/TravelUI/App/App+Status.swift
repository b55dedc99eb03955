import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// What the status line says besides what the page has to say.
extension App {
    /// What the status line says: of the page, of what was done last, and of what holds everywhere.
    func status(of page: ScreenStatus, with look: Look) -> ScreenStatus {
        var status = page
        if status.failure == nil, status.failureOnPage == nil {
            let isWhole = !status.isStored && status.sourceFailures.isEmpty
            if isReadAnew, isWhole, status.loading == nil, status.notice == nil { status.remarks.insert("read anew", at: 0) }
        } else if status.count.isEmpty, let query = view.screen.remembered?.query {
            // Of a list that could not be had, nothing else says how it will be shown when it can.
            status.count.quote(query, after: "filtered by ")
        }
        // What else is to be known of the list is seen elsewhere, too.
        if let order = status.order { status.remarks.insert(order, at: status.remarks.first == ScreenStatus.demonstration ? 1 : 0) }
        if status.failure == nil, status.failureOnPage == nil, hasErrors { status.standing = standingError }
        tellRetried(in: &status)
        if status.loading != nil, let wait = places.waits.text { status.loading = wait }
        if places.marks.isWaitLong { status.loading = status.loading.map { $0 + ", saving favourites" } ?? "saving favourites" }
        status.notice =
            notice ?? status.notice ?? account?.notice?.concerning(ErrorLog.Place.account)
            ?? look.notice(of: places.marks)?.concerning(ErrorLog.Place.favourites)
        // What happened to the prices is said once, and before what a key was answered.
        if let notice = places.priceMarks?.notice { status.notice = notice.concerning(ErrorLog.Place.prices) }
        if let failure = places.columns.writeFailure {
            status.notice = Notice(FailureMessage(failure)).concerning(ErrorLog.Place.session)
        }
        if let remark = places.marks.remark { status.remarks.insert(remark, at: 0) }
        // The notice that somebody has signed in says who.
        if let remark = account?.remark, account?.notice == nil { status.remarks.append(remark) }
        if let selected = status.selected, status.notice == nil, status.failure == nil { status.notice = Notice(.information, selected) }
        if let begun { status.remarks.insert(SafeText("\(begun) …"), at: 0) }
        if let name = coveredRow {
            // Before all else, for no row shows it.
            (status.place, status.summaries) = (nil, [])
            let isASCII = look.glyphs.isASCII
            let shown = (isASCII ? name.asciiOnly() : name).cut(to: roomForRow(in: status, isASCII: isASCII), ascii: isASCII)
            status.remarks.insert("row: " + shown, at: 0)
        }
        return status
    }

    /// How many columns the name of such a row has: where nothing but how much is shown stands beside it, what that leaves.
    private func roomForRow(in status: ScreenStatus, isASCII: Bool) -> Int {
        let columns = drawn.size.columns
        let least = max(8, columns / 4)
        let isTold = status.notice != nil || status.failure != nil || status.standing != nil
        if isTold || status.loading != nil || status.filterProblem != nil { return least }
        // A blank at each end, two between them, and what stands before the name.
        return max(least, columns - 4 - "row: ".count - status.count.fitted(to: columns, ascii: isASCII).width)
    }

    /// What the list's row is called that lines of the palette may mean, where these lines and the rule above them cover it.
    private var coveredRow: SafeText? {
        guard paletteMeansRow, let palette, palette.drawn.rect.rows > 0, let row = view.screen.list?.meantRow,
            row.y >= palette.drawn.rect.row - 1
        else { return nil }
        return row.name
    }
}
