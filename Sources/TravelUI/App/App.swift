package import Terminal
package import TerminalText
import TravelFeatures
import TravelKit

/// The program on the screen: its views, where the user is in each, and what the keys mean there.
package final class App {
    /// What the program asks of whoever runs it.
    package enum Request: Hashable, Sendable {
        /// End with this status.
        case quit(status: Int32)
        /// Draw everything anew.
        case redraw
        /// Back to the shell for a while.
        case suspend
        /// Open an https link outside of the program.
        case open(link: String)
    }

    private let keys: KeyMap
    private let theme: Theme
    private let views: [View]
    private var current = 0
    private var prompt: LineEditor?
    private var notice: Notice?
    private let account: AccountModel?
    private var showsDetails = true
    private var spinnerStep = 0

    /// The program over these places.
    package init(_ places: Places, keys: KeyMap = .standard, theme: Theme = .standard) {
        self.keys = keys
        self.theme = theme
        let (marks, airports) = (places.marks, places.airportBook)
        let feed = TripsModel(
            repository: places.trips, regions: places.regions, session: places.session, marks: marks, airports: airports,
            format: places.format)
        let favourites = TripsModel(
            repository: places.favourites, regions: places.regions, session: nil, marks: marks, airports: airports, format: places.format)
        account = places.accounts.map(AccountModel.init(repository:))
        account?.whenChanged { [weak feed] in feed?.accountChanged() }
        marks.whenChanged { [weak favourites] in favourites?.favouritesChanged() }
        views = [
            View("Countries", .countries, root: CountriesScreen(places)),
            View("Trips", .trips, root: TripsScreen("Trips", feed, places, of: .feed)),
            View("Favourites", .favourites, root: TripsScreen("Favourites", favourites, places, of: .favourites)),
        ]
    }

    private var view: View { views[current] }

    /// The program is about to be seen.
    package func started() {
        view.screen.opened()
        account?.started()
    }

    /// Something outside went wrong that the user has to know of.
    package func say(_ problem: SafeText) { notice = Notice(.problem, problem) }

    // MARK: Input

    /// Takes a key.
    /// - Returns: what whoever runs the program has to do, if anything.
    package func press(_ key: Key) -> Request? {
        notice = nil
        let command = keys.command(for: key)
        // These hold wherever the user is, whatever is being typed.
        switch command {
        case .interrupt: return .quit(status: 130)
        case .redraw: return .redraw
        case .suspend: return .suspend
        default: break
        }
        if prompt != nil {
            typePrompt(key)
            return nil
        }
        if view.screen.isTyping {
            return view.screen.type(key).flatMap(follow)
        }
        return command.flatMap(perform)
    }

    private func perform(_ command: Command) -> Request? {
        if let place = views.firstIndex(where: { $0.command == command }) {
            view.screen.left()
            current = place
            view.screen.opened()
            return nil
        }
        switch command {
        case .quit: return .quit(status: 0)
        case .goBackOrQuit: return view.pop() ? nil : .quit(status: 0)
        case .goToRow: prompt = LineEditor()
        case .toggleDetails: showsDetails.toggle()
        default:
            let answer = view.screen.perform(command)
            guard case .ignored = answer else { return follow(answer) }
            if command == .back { _ = view.pop() }
            if command == .help { view.push(HelpScreen(keys)) }
            if command == .signIn { signInOrOut() }
        }
        return nil
    }

    private func signInOrOut() {
        guard let account else {
            notice = Notice(.information, "One cannot sign in at this source of trips.")
            return
        }
        if account.account == nil {
            view.push(SignInScreen(account))
        } else {
            account.signOutRequested()
            notice = Notice(.information, "Signed out.")
        }
    }

    private func follow(_ answer: ScreenAnswer) -> Request? {
        switch answer {
        case .done, .ignored: break
        case .push(let screen): view.push(screen)
        case .pop: _ = view.pop()
        case .say(let notice): self.notice = notice
        case .open(let link): return .open(link: link)
        }
        return nil
    }

    private func typePrompt(_ key: Key) {
        guard var line = prompt else { return }
        switch key {
        case .escape: prompt = nil
        case .backspace where line.text.isEmpty: prompt = nil
        case .enter:
            prompt = nil
            if line.text.isEmpty { return }
            if let number = Int(line.text), number > 0 {
                view.screen.goToRow(number)
            } else {
                notice = Notice(.problem, "'" + line.safe.cut(to: 40) + "' is no row's number.")
            }
        default:
            _ = line.type(key)
            prompt = line
        }
    }

    // MARK: Drawing

    /// Whether something on the screen moves by itself, so that `tick` is wanted ten times a second.
    package var isAnimated: Bool { view.screen.status.loading != nil }

    /// The time has come for the next picture of what moves.
    package func tick() { spinnerStep &+= 1 }

    /// Draws the whole screen.
    package func draw(on canvas: any Canvas) {
        canvas.clear()
        canvas.hideCursor()
        let size = canvas.size
        guard size.rows >= 5, size.columns >= 20 else {
            canvas.put("too small", row: 0, column: 0, width: size.columns, style: .plain)
            return
        }
        let look = Look(
            theme: theme, glyphs: Glyphs(isASCII: canvas.isASCII), keys: keys, showsDetails: showsDetails, canSignIn: account != nil)
        let frame = Frame(look: look, canvas: canvas)
        frame.drawTabs(views.map { (look.keyName($0.command), $0.name) }, current: current)
        frame.drawWay(view.stack.map(\.title))
        view.screen.draw(
            on: canvas, in: Rect(row: 2, column: 0, rows: size.rows - 4, columns: size.columns), with: look)
        var status = view.screen.status
        status.notice = notice ?? status.notice
        if let remark = account?.remark { status.remarks.append(remark) }
        frame.drawStatus(status, spinnerStep: spinnerStep)
        if let prompt {
            frame.drawInput(":", prompt, keys: [("Enter", "go there"), ("Esc", "leave")])
        } else if let editor = view.screen.editor {
            frame.drawInput("/", editor, keys: [("Enter", "open"), ("Esc", "clear")])
        } else {
            frame.drawHints(view.screen.hints)
        }
    }
}
