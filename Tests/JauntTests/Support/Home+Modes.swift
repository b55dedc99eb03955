import Foundation
import TestSupport

/// Modes hold for nobody like root: there the program runs as another user.
extension Home {
    /// The home of a user for whom modes hold, with the program in it: where it was built, that user may not look. `$DATABASE` is the file of
    /// favourites, from there.
    static func ofAnotherUser() throws -> Home {
        let home = try Home().with(["LLVM_PROFILE_FILE": "/dev/null", "DATABASE": "data/jaunt/favourites.db"])
        try FileManager.default.copyItem(atPath: Places.program, toPath: home.folder.file("jaunt"))
        return home
    }

    /// Runs a line of bash in that home, where the program is `./jaunt`, as the user, who owns all of it.
    /// - Parameter preparation: what root does before, where this is root; a line of bash.
    func otherShell(_ line: String, preparation: String = "true") throws -> ProcessRun {
        let user = geteuid() == 0 ? "chown -R 65534:65534 . && \(preparation) && setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
        return try shell("cd '\(folder.path)' && \(user) bash -c '\(line)'")
    }
}
