import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The page on which somebody signs in: an email and a password, which is never shown.
final class SignInScreen: Screen {
    private enum Field { case email, password }

    private let model: AccountModel
    private var field = Field.email
    private var email = LineEditor()
    private var password = LineEditor()

    init(_ model: AccountModel) {
        self.model = model
        model.failureSeen()
    }

    let title: SafeText = "Sign in"

    var status: ScreenStatus {
        var status = ScreenStatus()
        if model.isBusy { status.loading = "signing in" }
        if let remark = model.remark { status.count = remark }
        return status
    }

    let hints: [Command] = [.back]

    var isTyping: Bool { model.account == nil }

    func opened() {}

    func perform(_ command: Command) -> ScreenAnswer {
        // Somebody is signed in by now.
        switch command {
        case .open, .signIn: .pop
        default: .ignored
        }
    }

    func type(_ key: Key) -> ScreenAnswer? {
        switch key {
        case .escape: return .pop
        case .tab, .backTab, .up, .down: field = field == .email ? .password : .email
        case .enter where field == .email: field = .password
        case .enter: submit()
        default:
            model.failureSeen()
            let isTaken = field == .email ? email.type(key) : password.type(key)
            return isTaken ? .done : nil
        }
        return .done
    }

    private func submit() {
        guard !email.text.isEmpty, !password.text.isEmpty else { return }
        model.signInRequested(email: email.text, password: Secret(password.text))
        // Whatever comes of it, the password does not stay.
        password = LineEditor()
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let box = rect.inset(rows: min(1, rect.rows / 8), columns: min(2, rect.columns / 8))
        if let remark = model.remark {
            canvas.put("You are " + remark + ".", row: box.row, column: box.column, width: box.columns, style: look.theme.heading)
            canvas.put(
                "Press " + look.keyName(.open) + " to go on.", row: box.row + 2, column: box.column, width: box.columns, style: .plain)
            return
        }
        let labelWidth = 10
        let width = max(0, box.columns - labelWidth)
        for (index, (name, line, isActive)) in [
            ("Email", email.safe, field == .email),
            ("Password", password.text.isEmpty ? "" : "(hidden)", field == .password),
        ].enumerated() as EnumeratedSequence<[(SafeText, SafeText, Bool)]> {
            let row = box.row + index * 2
            canvas.put(name, row: row, column: box.column, width: labelWidth, style: isActive ? look.theme.heading : look.theme.label)
            canvas.put(line, row: row, column: box.column + labelWidth, width: width, style: look.theme.input)
        }
        let cursorRow = field == .email ? box.row : box.row + 2
        let column = field == .email ? email.columnsBeforeCursor : 0
        canvas.placeCursor(row: cursorRow, column: box.column + labelWidth + min(column, max(0, width - 1)))
        canvas.put(
            "Enter goes on and signs in, Tab changes the field, Esc leaves. Nothing of the password is shown.", row: box.row + 4,
            column: box.column, width: box.columns, style: look.theme.hint)
        guard let failure = model.failure else { return }
        canvas.put(failure.sentence, row: box.row + 6, column: box.column, width: box.columns, style: look.theme.problem)
        if let cause = failure.cause {
            canvas.put(cause, row: box.row + 7, column: box.column, width: box.columns, style: .plain)
        }
    }
}
