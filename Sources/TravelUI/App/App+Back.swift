/// Where the keys that go back lead from a view's first page.
extension App {
    /// A way back that comes before what these keys do elsewhere.
    enum WayBack {
        /// To the pages that were opened from the map, which shows what the one on top is about.
        case pagesAside
        /// To this view, from a page of which the map was opened.
        case view(Int)
        /// To the page that had the feed filtered.
        case departure
    }

    /// The way back from here; nil where there is none but to the page below.
    var wayBack: WayBack? {
        if view.screen.isMap, view.hasPagesAside { return .pagesAside }
        if let origin, view.stack.count == 1 { return .view(origin) }
        return canReturn ? .departure : nil
    }

    /// Goes the way back.
    func goBack() {
        switch wayBack {
        case .pagesAside:
            _ = view.screen.perform(.back)
            _ = view.returnToPages()
        case .view(let place):
            _ = view.screen.perform(.back)
            show(place)
        case .departure: returnToPage()
        case nil: break
        }
    }
}
