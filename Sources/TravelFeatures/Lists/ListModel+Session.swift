package import TravelKit

extension ListModel {
    /// How the list is, for the next run of the program.
    package var remembered: Session.ListState {
        var state = Session.ListState()
        state.query = query.isEmpty ? nil : query
        state.sort = sort?.column
        state.isDescending = sort?.isDescending == true ? true : nil
        state.selected = wantedID ?? (cursor > 0 ? selected.map { "\($0.id)" } : nil)
        return state
    }

    /// Makes the list as it was in another run. The cursor goes to its record when that has come.
    package func restore(_ state: Session.ListState) {
        if let query = state.query { filter(by: query) }
        if let column = state.sort { sort(by: ListSort(column, isDescending: state.isDescending ?? false)) }
        wantedID = state.selected
    }

    /// Whether the record that the cursor goes to when it comes may still be on its way.
    package var awaitsWanted: Bool { wantedID != nil && (state.isLoading || isComing()) }

    /// The records give way to others that are on their way: the cursor is to go to its record where that is among them, else to the first
    /// one. At the top, where nobody has moved it, it stays there.
    /// - Parameter toOthers: whether somebody else sees them: what does not come again loses its mark, also where nothing comes.
    func giveWay(toOthers: Bool = false) {
        if wantedID == nil, isCursorMoved || cursor > 0 { wantedID = selected.map { "\($0.id)" } }
        othersWanted(toOthers ? .accountChanged : .othersWanted)
        if toOthers { marked.areOfOthers = true }
        isCursorMoved = false
    }

    /// Others are asked for: none is shown before these come, and marks that wait for their records are lost, which is said.
    func othersWanted(_ why: GoneMarks.Reason = .othersWanted) {
        let lost = awaitedMarkCount
        set([], forgetsMarks: false)
        if lost > 0 { goneMarks = GoneMarks(count: lost, why: why) }
    }

    /// Makes the list as it was a while ago.
    /// - Parameters:
    ///   - base: what it was a part of all records by.
    ///   - cursor: the cursor's place, for where its record is not there any more.
    package func bringBack(_ state: Session.ListState, in base: String, cursor: Int) {
        sort(by: state.sort.map { ListSort($0, isDescending: state.isDescending ?? false) })
        wantedID = state.selected
        filter(by: state.query ?? "", in: base)
        arrangeNow()
        // Else its record is looked for when the list has its records.
        guard total > 0, wantedID != nil || state.selected == nil else { return }
        (wantedID, self.cursor) = (nil, max(0, min(cursor, count - 1)))
    }
}
