import Terminal
import TerminalText
import TravelFeatures

/// What the rest of the program has of the filter that is typed into a view's own list.
extension App {
    /// Draws the page; where a filter is typed that finds something elsewhere, that below it.
    func drawPage(on canvas: any Canvas, in page: Rect, with look: Look) {
        var look = look
        look.rowsElsewhere = followFilter(in: page)
        let rest = page.rows - look.rowsElsewhere
        if look.rowsElsewhere > 0, let elsewhere {
            elsewhere.draw(on: canvas, in: page.droppingTop(rest), with: look)
            // One row is marked: that which Enter means.
            if elsewhere.marked != nil { look.looksEverywhere = false }
            if elsewhere.cursor != nil { look.theme.selected = look.theme.row }
        }
        // Keys move along the palette's lines, which have the bar: some of these mean the list's own row.
        // On a page of something else, such as a country, they mean that.
        if palette != nil {
            look.theme.selected = paletteMeansRow ? look.theme.selectedAside : look.theme.row
            look.isBehindPalette = true
        }
        view.screen.list?.beginDrawing()
        view.screen.draw(on: canvas, in: page.top(rest), with: look)
    }

    /// Whether the palette is open and has lines that mean the row under the list's cursor.
    var paletteMeansRow: Bool { palette?.isSearch == false && view.stack.count == 1 }

    /// - Returns: how many rows what was found has.
    private func followFilter(in page: Rect) -> Int {
        guard palette == nil, view.stack.count == 1, page.rows >= Elsewhere.leastRows, let list = view.screen.list, list.asksElsewhere
        else {
            elsewhere = nil
            return 0
        }
        let shown = elsewhere ?? Elsewhere(places)
        elsewhere = shown
        return shown.follow(list.typedFilter ?? "", over: list, in: page, showsDetails: showsDetails)
    }

    /// The line that is typed on the page, and what keys do meanwhile.
    var inputLine: InputLine? {
        var input = view.screen.input
        if elsewhere?.marked != nil {
            input?.keys = [("Enter", "open"), ("Tab", "keep"), ("Esc", "clear"), ("^F", "everywhere")]
        }
        return input
    }

    /// Whether more of what is found elsewhere is there in a moment: what is being looked for, or what keys wait for.
    var isElsewhereArriving: Bool { elsewhere?.isArriving(isAwaited: !keysAhead.keys.isEmpty) == true }

    /// Keeps a key that leads past the end of the list, or opens what that has not found, where what is found elsewhere is not known
    /// yet, and all keys behind it: so they mean what they would had they come slowly. Once it has been seen that they wait, the next key
    /// has them mean what is there.
    /// - Returns: whether it was kept.
    func keepsForElsewhere(_ key: Key) -> Bool {
        if keysAhead.keys.isEmpty {
            guard mayMeanElsewhere(key) else { return false }
            keysAhead.isSeen = false
        } else if keysAhead.isSeen {
            let request = takeKeysAhead()
            if let request { decidedLater(request) }
            if case .quit? = request { return true }
            if let request = press(key) { decidedLater(request) }
            return true
        }
        keysAhead.keys.append(key)
        notice = Notice.elsewhereAwaited
        return true
    }

    /// Whether a key means what is found elsewhere, if anything is, of a filter with which nobody has seen the list yet.
    private func mayMeanElsewhere(_ key: Key) -> Bool {
        guard Elsewhere.onwards.contains(key), view.stack.count == 1, Frame.page(of: drawn.size).rows >= Elsewhere.leastRows,
            let list = view.screen.list,
            let typed = list.typedFilter, elsewhere?.isUnseen(typed) != false
        else { return false }
        return switch key {
        case .down, .control("n"): list.isAtEnd
        case .enter: list.findsNothing
        default: false
        }
    }

    /// Whether keys wait for what is found elsewhere.
    func awaitsElsewhere(in page: Rect) -> Bool {
        guard !keysAhead.keys.isEmpty else { return false }
        // What has come is taken up.
        _ = followFilter(in: page)
        guard let elsewhere, let typed = view.screen.list?.typedFilter else { return false }
        return !elsewhere.isKnown(typed)
    }

    /// Takes the keys that waited, be what they waited for there or not.
    /// - Returns: what whoever runs the program has to do, if anything.
    func takeKeysAhead() -> Request? {
        let keys = keysAhead.keys
        keysAhead.keys = []
        if notice == Notice.elsewhereAwaited { notice = nil }
        var request: Request?
        for key in keys {
            request = press(key) ?? request
            if case .quit? = request { break }
        }
        return request
    }

    /// Takes a key that means what was found elsewhere.
    /// - Returns: whether it does.
    func takesElsewhere(_ key: Key) -> Bool {
        guard let elsewhere, let list = view.screen.list else { return false }
        return take(elsewhere.type(key, over: list))
    }

    /// Takes what the mouse did, where that means what was found elsewhere.
    /// - Returns: whether it does.
    func takesElsewhere(_ event: MouseEvent) -> Bool {
        guard let elsewhere, let list = view.screen.list else { return false }
        return take(elsewhere.take(event, over: list))
    }

    private func take(_ answer: Elsewhere.Answer) -> Bool {
        switch answer {
        case .ignored: return false
        case .taken: break
        case .chosen(let found):
            leavePrompt()
            open(found)
        }
        return true
    }
}
