import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What was typed behind the program's name is what is done, whatever else is in the process.
    @Suite struct ArgumentsTests {
        /// A library that changes the environment before the program begins, as faketime does.
        private static func library(_ home: Home) throws -> String {
            let source = try home.folder.write(
                """
                int setenv(const char *, const char *, int);
                __attribute__((constructor)) static void begin(void) { setenv("PRELOADED", "1", 1); }
                """, to: "preloaded.c")
            let library = home.folder.file("preloaded.so")
            // The compiler that the package was built with.
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let run = try ProcessRun.run(
                ["bash", "-c", #""$(command -v clang || command -v cc)" -shared -fPIC -nostdlib -o "$0" "$1""#, library, source],
                environment: home.with(["PATH": path]).environment, within: .seconds(30))
            try #require(run.status == .exited(0), "\(run.errors)")
            return library
        }

        @Test func aLibraryThatChangesTheEnvironmentTakesNoneOfThemAway() throws {
            let home = try Home()
            let preloaded = home.with(["LD_PRELOAD": try Self.library(home)])
            #expect(try preloaded.jaunt("--version").output == home.jaunt("--version").output)
            #expect(try preloaded.jaunt("favourites", "add", "LVA").output == "Kept country LVA.\n")
            #expect(try preloaded.jaunt("favourites", "remove", "LVA").status == .exited(0))
            #expect(try preloaded.jaunt("favourites", "list", "--format", "tsv", "--no-header").output == "")
            // What shells ask for looks at the line once more.
            let line = ["---completion", "borders", "--", "--columns", "3", "2", "jaunt", "borders", "--columns", "al"]
            let offered = try home.jaunt(line)
            #expect(offered.output.contains("alpha3"))
            #expect(try preloaded.jaunt(line).output == offered.output)
        }

        @Test func whatIsNoUTF8IsRepaired() throws {
            let run = try Home().shell(#""$JAUNT" country $'\xff\xfe'"#)
            #expect(run.status == .exited(3) && run.errors == "jaunt: No country is called '\u{FFFD}\u{FFFD}'.\n", "\(run.errors)")
        }

        @Test func nothingAtAllIsNoWishForTheScreen() throws {
            let home = try Home().with(["JAUNT": Places.program])
            let terminal = try PseudoTerminal(
                ["bash", "-c", #"exec -a "" "$JAUNT""#], environment: home.environment, errors: .captured)
            #expect(try terminal.waitForExit() == .exited(64))
            #expect(terminal.output == [])
            #expect(terminal.errors.hasPrefix("Error: Jaunt was started without a command line"))
            // With a command the name does not matter.
            #expect(try home.shell(#"(exec -a "" "$JAUNT" --version)"#).output == home.jaunt("--version").output)
        }
    }
}
