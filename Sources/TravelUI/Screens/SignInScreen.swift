import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The page on which somebody signs in: an email and a password, which is never shown.
final class SignInScreen: Screen {
    private enum Field: CaseIterable { case email, password }

    private static let labelWidth = 10
    private static let help: [SafeText] = [
        "Enter goes on and signs in, Tab changes the field, Esc leaves.", "Nothing of the password is shown.",
    ]

    private static let tooEarly = Notice(.information, "What was cancelled has not ended yet: Enter again in a moment.")

    private let model: AccountModel
    /// What the server said that led here, where it did, until somebody tries: whoever is signed in is to sign in once more.
    private var reason: SafeText?
    private var field = Field.email
    private var email: LineEditor
    private var password = SecretEditor()
    private var notice: Notice?
    /// Whether Enter was pressed while what was cancelled on an earlier form had not ended.
    private var isTooEarly = false
    /// Where the fields were drawn last.
    private var drawn: [(field: Field, rect: Rect)] = []

    init(_ model: AccountModel, because reason: SafeText? = nil) {
        self.model = model
        self.reason = reason
        // Who comes back finds the email and what was wrong with it. What is typed takes its place, Enter goes on with it.
        email = LineEditor(model.typedEmail, isSelected: true)
        if model.typedEmail.isEmpty { model.failureSeen() }
    }

    let title: SafeText = "Sign in"

    var status: ScreenStatus {
        var status = ScreenStatus()
        if model.isBusy { status.loading = model.isCancelling ? "cancelling" : "signing in" }
        status.notice = isTooEarly && model.isCancelling ? Self.tooEarly : notice
        status.failureOnPage = model.failure
        return status
    }

    let hints: [Command] = [.open, .back]

    func hint(for command: Command) -> SafeText? {
        guard command == .open else { return nil }
        return field == .email ? "go on" : "sign in"
    }

    let isPassing = true

    /// Until it is left: by Esc, or once somebody has signed in.
    let isTyping = true

    func opened() {}

    func perform(_ command: Command) -> ScreenAnswer { .ignored }

    func type(_ key: Key) -> ScreenAnswer? {
        (notice, isTooEarly) = (nil, false)
        switch key {
        case .escape:
            model.signInLeft()
            return .pop
        case .tab, .backTab, .up, .down: field = field == .email ? .password : .email
        case .enter where field == .email: field = .password
        case .enter: submit()
        default:
            let isTaken = field == .email ? email.type(key) : password.type(key)
            // What was wrong was so of another one.
            if email.text != model.typedEmail { model.failureSeen() }
            model.typedEmail = email.text
            return isTaken ? .done : nil
        }
        return .done
    }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        guard event.kind == .press, let clicked = drawn.first(where: { $0.rect.contains(row: event.row, column: event.column) }) else {
            return .ignored
        }
        field = clicked.field
        return .done
    }

    private func submit() {
        isTooEarly = model.isCancelling
        guard !model.isBusy else { return }
        let email = email.text.trimmed
        guard !email.isEmpty, !password.isEmpty else {
            notice = Notice(.information, "Both are needed, an email and a password.")
            if email.isEmpty { field = .email }
            return
        }
        reason = nil
        model.signInRequested(email: email, password: password.take())
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let box = rect.inset(rows: rect.rows < 8 ? 0 : 1, columns: min(2, rect.columns / 8))
        var room = box
        func take(_ rows: Int) { room = room.droppingTop(rows) }
        func say(_ sentences: [SafeText], _ style: Style) { take(look.draw(sentences, style: style, on: canvas, in: room)) }
        drawn = []
        // On a single row there is room for the field that is typed alone.
        for shown in Field.allCases where box.rows > 1 || shown == field {
            draw(shown, on: canvas, in: room, with: look)
            take(box.rows < 10 ? 1 : 2)
        }
        if box.rows < 10 { take(1) }
        if let failure = model.failure {
            say([failure.sentence], look.theme.problem)
            say(failure.cause.map { [$0] } ?? [], .plain)
            // Where there is little room, what went wrong is worth more than which key does what.
            if box.rows < 10 { return }
            take(1)
        } else if let reason {
            say([reason], look.theme.problem)
            if box.rows < 10 { return }
            take(1)
        }
        if let remark = model.remark {
            say(["You are " + remark + " until you sign in again."], .plain)
            let out: SafeText = look.keys.name(of: .signIn).map { "press " + $0 + " twice" } ?? "type :logout"
            if !look.isPicking { say(["To sign out, " + out + " in another view."], .plain) }
        }
        say(Self.help, look.theme.hint)
    }

    /// Draws a field into the first row of a rectangle: its name, and what was typed, of which a long line shows the part at the cursor.
    private func draw(_ shown: Field, on canvas: any Canvas, in rect: Rect, with look: Look) {
        guard rect.rows > 0 else { return }
        drawn.append((shown, rect.top(1)))
        let name: SafeText = shown == .email ? "Email" : "Password"
        let style = shown == field ? look.theme.heading : look.theme.label
        canvas.put(name, row: rect.row, column: rect.column, width: Self.labelWidth, style: style)
        let (column, width) = (rect.column + Self.labelWidth, max(1, rect.columns - Self.labelWidth))
        let before = shown == .email ? email.columnsBeforeCursor : 0
        let hidden = max(0, before - (width - 1))
        let text: SafeText =
            shown == .email ? email.seen(on: canvas, from: hidden, columns: width) : password.isEmpty ? "" : "(hidden)"
        canvas.put(text, row: rect.row, column: column, width: width, style: look.theme.input)
        if shown == .email, shown == field, email.isSelected {
            canvas.put(text, row: rect.row, column: column, width: min(text.width, width), style: look.theme.input.reversed)
        }
        if shown == field { canvas.placeCursor(row: rect.row, column: column + before - hidden) }
    }
}
