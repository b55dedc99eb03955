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
    private let links: LinkOpener
    private let clipboard: Clipboard
    private var isFrameDue = false
    /// How many frames were drawn.
    private var frames = 0
    /// Whether the next frame may be held until all of it is there.
    private var mayHold = false
    /// Until when one is held; nil where none is.
    private var held: DispatchTime?
    private var spinner: (any DispatchSourceTimer)?
    private var clock: (any DispatchSourceTimer)?
    private var ended: CheckedContinuation<Int32, Never>?

    /// Whether something is written once the terminal is given back: whoever reads that may take their time.
    private let writesAtEnd: Bool

    private init(_ session: TerminalSession, _ app: App, environment: [String: String], writesAtEnd: Bool) {
        (self.session, self.app, self.writesAtEnd) = (session, app, writesAtEnd)
        links = LinkOpener(environment)
        clipboard = Clipboard(environment)
    }

    /// Runs the program until the user leaves.
    ///
    /// - Parameters:
    ///   - view: the view that is asked for; nil where none is.
    ///   - start: where the screen begins; nil where it does by itself. It is asked before anything is drawn.
    ///   - pick: the list that the user is to choose from; nil for the whole program.
    ///   - filter: what that list is filtered by at first.
    ///   - whenLeft: called with the status to exit with once the terminal is as it was, before anything is waited for.
    /// - Returns: the status to exit with.
    static func run(
        _ options: GivenOptions, in view: Start.View? = nil, at start: @MainActor (Composition) async throws -> Start? = { _ in nil },
        picking pick: Pick? = nil, filteredBy filter: String = "",
        whenLeft: @MainActor (Composition, Int32) throws -> Void = { _, _ in }
    ) async -> Int32 {
        await Composition.run(
            options, lendsTerminal: false, opensScreen: true,
            readAhead: { Composition.ahead(options, in: view, $0, environment: $1) }
        ) { composition in
            let (settings, environment) = (composition.settings, composition.environment)
            let start = try await start(composition)
            composition.readAhead(at: start, isPicking: pick != nil)
            var preferences = settings.preferences
            let isASCII = !TerminalLocale.prepare(environment: environment)
            preferences.showsFlags = settings.flags.showsEmoji(isASCII: isASCII, environment: environment)
            preferences.showsColors = (environment["NO_COLOR"] ?? "").isEmpty
            let places = composition.makePlaces()
            let app = pick.map { App(places, preferences, picking: $0, filteredBy: filter) } ?? App(places, preferences)
            // What is to be seen is being read while the terminal is got ready.
            app.started(at: start)
            let session = try TerminalSession(
                .init(mouse: settings.usesMouse, color: preferences.showsColors, errorLog: settings.log?.descriptor),
                environment: environment)
            let program = InteractiveProgram(session, app, environment: environment, writesAtEnd: pick != nil)
            let status = await program.untilEnd()
            try whenLeft(composition, status)
            if program.writesAtEnd { Program.seeToEnd(with: status) }
            Program.nameWhenInterrupted { [marks = places.marks] in marks.lossesNow }
            // What the user asked for last may not have come to the store, and no frame says what comes of it.
            let said = places.marks.newsCount
            await places.marks.settled()
            await composition.noteFavouriteNews(after: said)
            do throws(RepositoryError) {
                try await program.app.ending()
            } catch {
                PlainCommand.note(composition.words(error))
            }
            await program.clipboard.over()
            return status
        }
    }

    private func untilEnd() async -> Int32 {
        await withCheckedContinuation { continuation in
            ended = continuation
            app.decidedLater = { [weak self] request in
                if let request { self?.fulfil(request) }
                self?.frameIsDue()
            }
            begin()
            if frames == 0 {
                DispatchQueue.main.asyncAfter(deadline: .now() + Self.moment) { MainActor.assumeIsolated { self.begin(with: true) } }
            }
            session.run { [self] event in take(event) }
        }
    }

    /// What is there within a moment stands in the same frame as what it belongs to: in the first one, as to draw one without it first would make
    /// both later, and in that of a key, where nothing is to flicker.
    private static let moment = DispatchTimeInterval.milliseconds(30)

    /// Draws the first frame as soon as there is something to show, or else when the moment is over.
    private func begin(with nothing: Bool = false) {
        guard frames == 0, ended != nil else { return }
        let isWaiting = withObservationTracking {
            app.isWaiting
        } onChange: { [weak self] in
            Task { @MainActor in self?.begin() }
        }
        if !isWaiting || nothing { frame() }
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
        guard ended != nil, frames > 0 else { return frameIsDue() }
        // All that came with what was pressed has been taken: it is answered, at once or when what it has set on its way is there. What was
        // on its way before is not waited for.
        if case .keys = event, held == nil { mayHold = !app.isArriving }
        frame()
    }

    private func fulfil(_ request: App.Request) {
        switch request {
        case .quit(let status): end(status)
        case .redraw: session.redraw()
        case .suspend: session.suspend()
        case .open(let link):
            app.say(links.open(link, seenOn: session.canvas.size.columns) { [weak self] in self?.failedLater($0) })
        case .copy(let clip):
            let problem = clipboard.copy(clip, session) { [weak self] in self?.failedLater($0) }
            if let problem { app.say(problem) }
        }
    }

    /// Says what went wrong with what was asked of another program, when that has ended or its time is over.
    private func failedLater(_ problem: Notice) {
        app.say(problem)
        frameIsDue()
    }

    /// Gives the terminal back before anything is waited for: even who resumes does so on a thread of the pool first, and none may be free.
    private func end(_ status: Int32) {
        guard let ended else { return }
        self.ended = nil
        spinner?.cancel()
        clock?.cancel()
        session.end()
        clipboard.endSoon()
        if !writesAtEnd { Program.seeToEnd(with: status) }
        ended.resume(returning: status)
    }

    /// One frame is drawn for however many changes there were since the last. The first one waits for something to show whatever comes
    /// meanwhile, be it the terminal's answer.
    private func frameIsDue() {
        guard !isFrameDue, ended != nil else { return }
        isFrameDue = true
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                isFrameDue = false
                guard ended != nil else { return }
                if frames == 0 { begin() } else { frame() }
            }
        }
    }

    private func frame() {
        if let request = app.performAwaited(on: session.canvas) { fulfil(request) }
        guard ended != nil else { return }
        frames += 1
        let number = frames
        withObservationTracking {
            app.draw(on: session.canvas)
        } onChange: { [weak self] in
            Task { @MainActor in
                // A frame that was drawn since shows the change, and hears of the next.
                if let self, self.frames == number { self.frameIsDue() }
            }
        }
        if mayHold, app.isArriving { return hold() }
        (mayHold, held) = (false, nil)
        session.present()
        app.presented()
        if number == 1 { app.seen() }
        animate(app.isAnimated)
        followClock(app.showsClock)
    }

    /// Shows the frame when all of it is there, which draws it anew, or else when the moment is over.
    private func hold() {
        guard held == nil else { return }
        let end = DispatchTime.now() + Self.moment
        held = end
        DispatchQueue.main.asyncAfter(deadline: end) {
            MainActor.assumeIsolated {
                guard self.held == end, self.ended != nil else { return }
                self.mayHold = false
                self.frame()
            }
        }
    }

    /// Draws a frame when the minute changes, while a time is shown, and no longer.
    private func followClock(_ isWanted: Bool) {
        guard isWanted != (clock != nil) else { return }
        clock?.cancel()
        clock = nil
        guard isWanted else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        // By the wall clock, which goes on while the computer sleeps, and at a whole minute of it, which is never too early.
        let minute = Int(Date().timeIntervalSince1970) / 60 + 1
        timer.schedule(
            wallDeadline: DispatchWallTime(timespec: timespec(tv_sec: minute * 60, tv_nsec: 0)), repeating: .seconds(60),
            leeway: .milliseconds(100))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.frameIsDue() }
        }
        timer.resume()
        clock = timer
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
