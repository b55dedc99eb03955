// Opens the terminal as jaunt does and lets a test see what comes of it: TerminalFixture [--log FILE] [--mouse] [FATE]
//
// Keys: x dies of the fate, e writes hostile lines to standard error, E floods it, q ends. Events are shown.

import Foundation
import Terminal
import TerminalText

let arguments = CommandLine.arguments.dropFirst()
let fate = arguments.lazy.compactMap { Fate(rawValue: $0) }.first
var log: CInt?
if let place = arguments.firstIndex(of: "--log") {
    log = open(arguments[place + 1], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
}
var shown: [String] = []
let session = try TerminalSession(.init(mouse: arguments.contains("--mouse"), errorLog: log))

func draw() {
    session.canvas.clear()
    for (row, line) in (["ready"] + shown.suffix(20)).enumerated() {
        let text = SafeText(line)
        session.canvas.put(text, row: row, column: 0, width: text.width, style: .plain)
    }
    session.present()
}

func press(_ key: Key) {
    switch key {
    case .character("x"): fate?.meet()
    case .character("e"):
        FileHandle.standardError.write(Data("library: bad\u{1B}[2J thing\nlibrary: \u{9B}31mé\n".utf8))
    case .character("E"):
        for number in 1...20_000 { FileHandle.standardError.write(Data("line \(number)\n".utf8)) }
    case .character("q"):
        session.end()
        exit(0)
    case .mouse(let event):
        shown.append("\(event.kind) \(event.button) \(event.row),\(event.column) clicks \(event.clicks)")
    default: break
    }
    shown.append("key \(key)")
}

draw()
session.run { event in
    switch event {
    case .keys(let keys): for key in keys { press(key) }
    case .background(let isDark): shown.append(isDark ? "dark" : "light")
    case .terminate(let signal):
        session.end()
        exit(128 + signal)
    case .lost: exit(129)
    case .resized, .resumed: break
    }
    draw()
}
while true { RunLoop.main.run(until: .distantFuture) }
