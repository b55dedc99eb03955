import Foundation
import Logging
import TravelData
import TravelKit

extension Composition {
    /// Reads the settings, puts the program together and runs `body` with it.
    ///
    /// - Parameters:
    ///   - lendsTerminal: whether what prints a token may use the terminal: not where the program itself reads there.
    ///   - opensScreen: whether `body` opens the screen.
    ///   - readAhead: begins to read what is wanted before anything else is known, by the folders and the environment.
    ///   - body: does what the program was started for, and gives the status to exit with; what it throws is said.
    /// - Returns: the status to exit with.
    static func run(
        _ options: GivenOptions, lendsTerminal: Bool, opensScreen: Bool = false,
        readAhead: (XDGFolders, [String: String]) -> Ahead = { _, _ in Ahead() },
        _ body: @MainActor (Composition) async throws -> Int32
    ) async -> Int32 {
        let environment = ProgramEnvironment.variables
        let folders = XDGFolders(environment: environment, home: NSHomeDirectory())
        let ahead = readAhead(folders, environment)
        do {
            let settings = try await Settings.load(
                options, environment: environment, folders: folders, opensScreen: opensScreen)
            let composition = try Composition(
                settings, folders: folders, environment: environment, ahead: ahead, lendsTerminal: lendsTerminal)
            return await composition.run { try await body(composition) }
        } catch {
            return await PlainCommand.report(error)
        }
    }

    /// Runs `body`, says what it throws, closes what is open, and says what is lost, be it of the log.
    /// - Returns: the status to exit with.
    func run(_ body: @MainActor () async throws -> Int32) async -> Int32 {
        var status: Int32
        var isLossSaid = false
        do { status = try await body() } catch {
            status = await PlainCommand.report(error, self)
            isLossSaid = error is NotSaved
            await noteNews()
        }
        // As a program does that a signal has ended.
        if let lost = await close(isLossSaid: isLossSaid, isHurried: status > 128), !isLossSaid {
            PlainCommand.note(lost)
            logger.error("\(lost)")
            // Another failure says more.
            if status == Program.Status.success { status = Program.Status.failure }
        }
        if let loss = settings.log?.loss { PlainCommand.note(loss) }
        return status
    }

    /// Says what happened to the files of favourites and of prices, where no screen did.
    func noteNews() async {
        for news in await news { tell(news) }
    }

    /// Says what happened to a file of the user's, and writes it into the log.
    func tell(_ news: String) {
        PlainCommand.note(news)
        logger.warning("\(news)")
    }
}
