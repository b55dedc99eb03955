import Dispatch
import Foundation
import Observation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit
import TravelUI

/// The program on the screen: hands keys to the app, and draws a frame after whatever changed what is seen.
final class InteractiveProgram {
    private let session: TerminalSession
    private let app: App
    private let environment: [String: String]
    private var isFrameDue = false
    private var spinner: (any DispatchSourceTimer)?
    private var ended: CheckedContinuation<Int32, Never>?

    private init(_ session: TerminalSession, _ app: App, environment: [String: String]) {
        (self.session, self.app, self.environment) = (session, app, environment)
    }

    /// Runs the program until the user leaves.
    /// - Returns: the status to exit with.
    static func run(_ options: SourceOptions) async -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let folders = XDGFolders(environment: environment, home: NSHomeDirectory())
        do {
            let settings = try await Settings.load(options, environment: environment, folders: folders)
            let composition = try Composition(settings, folders: folders, environment: environment)
            let session = try TerminalSession(
                .init(mouse: settings.usesMouse, color: (environment["NO_COLOR"] ?? "").isEmpty, errorLog: settings.log?.descriptor),
                environment: environment)
            var preferences = settings.preferences
            preferences.showsFlags = settings.flags.showsEmoji(isASCII: session.canvas.isASCII, environment: environment)
            let program = InteractiveProgram(session, App(composition.places, preferences), environment: environment)
            let status = await program.untilEnd()
            session.end()
            do throws(RepositoryError) {
                try program.app.ending()
            } catch {
                PlainCommand.note(FailureMessage(error).line.string)
            }
            if let lost = await composition.close() { PlainCommand.note(lost) }
            return status
        } catch let error as TerminalError {
            PlainCommand.note(error.message)
            return Program.Status.terminal
        } catch {
            return await PlainCommand.report(error)
        }
    }

    private func untilEnd() async -> Int32 {
        await withCheckedContinuation { continuation in
            ended = continuation
            app.started()
            frame()
            session.run { [self] event in take(event) }
        }
    }

    private func take(_ event: TerminalEvent) {
        switch event {
        case .keys(let keys):
            for key in keys {
                guard let request = app.press(key) else { continue }
                fulfil(request)
                if ended == nil { return }
            }
        case .resized, .resumed: break
        case .background(let isDark): app.backgroundBecameKnown(isLight: !isDark)
        case .terminate(let signal): end(128 + signal)
        case .lost: end(128 + SIGHUP)
        }
        frameIsDue()
    }

    private func fulfil(_ request: App.Request) {
        switch request {
        case .quit(let status): end(status)
        case .redraw: session.redraw()
        case .suspend: session.suspend()
        case .open(let link):
            if let problem = LinkOpener.open(link) { app.say(problem) }
        case .copy(let clip):
            if let problem = Clipboard.copy(clip, session, environment: environment) { app.say(problem) }
        }
    }

    private func end(_ status: Int32) {
        spinner?.cancel()
        ended?.resume(returning: status)
        ended = nil
    }

    /// One frame is drawn for however many changes there were since the last.
    private func frameIsDue() {
        guard !isFrameDue, ended != nil else { return }
        isFrameDue = true
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                isFrameDue = false
                if ended != nil { frame() }
            }
        }
    }

    private func frame() {
        withObservationTracking {
            app.draw(on: session.canvas)
        } onChange: { [weak self] in
            Task { @MainActor in self?.frameIsDue() }
        }
        session.present()
        animate(app.isAnimated)
    }

    /// Runs the spinner's clock while something spins, and no longer.
    private func animate(_ isWanted: Bool) {
        guard isWanted != (spinner != nil) else { return }
        spinner?.cancel()
        spinner = nil
        guard isWanted else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100), leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.app.tick()
                self?.frameIsDue()
            }
        }
        timer.resume()
        spinner = timer
    }
}
