import Foundation

/// What the user has to know of what happened to the file, in sentences.
extension FavouriteFile {
    /// What is to be said of a file that was healed.
    func newsOfHealing(_ aside: String) -> String {
        "Somebody has written over the file of favourites. All favourites are back. What was written is kept as \(words(aside: aside))."
    }

    /// A file that was put aside, by its name; where a link led to it, with its folder.
    private func words(aside: String) -> String { isLinked ? aside : URL(filePath: aside).lastPathComponent }

    /// What is to be said where somebody has taken away the log of the open file.
    /// - Parameters:
    ///   - count: how many favourites stood in it alone, or were noted there.
    ///   - isWritten: whether they are in the file again.
    ///   - copy: the path of a copy of what was there with it; nil where there is none.
    func newsOfLostLog(count: Int, isWritten: Bool, copy: String?) -> String {
        let log = words(aside: path + "-wal")
        let amount = count == 1 ? "1 favourite, or its note, is" : "\(count) favourites, or their notes, are"
        let fate = isWritten ? "written anew out of it" : "written anew as soon as that can be done"
        let place = copy.map { " A copy of all that was kept is copies/\(copies.words($0))." } ?? ""
        return "Somebody has taken away the log of the favourites (\(log)). \(amount) \(fate); "
            + "what was removed last may be back.\(place)"
    }

    /// What is to be said where copies hold what has gone from the file without having been removed.
    /// - Parameter count: how many favourites, or notes.
    func newsOfMissing(count: Int) -> String {
        let (amount, verb) = count == 1 ? ("1 favourite, or its note, has", "was") : ("\(count) favourites, or their notes, have", "were")
        return "\(amount) gone from the file of favourites without having been removed, as far as its copies tell, or \(verb) removed "
            + "while that could not be copied. What they hold is listed, and brought back, by 'jaunt favourites restore'."
    }

    /// What is to be said of a file that was restored.
    /// - Parameters:
    ///   - why: what was wrong with it.
    ///   - aside: under which name it is kept.
    ///   - count: how many favourites are back.
    ///   - origin: that they are, and out of what.
    ///   - isWhole: whether that is all that there was.
    ///   - unreadCount: how many records are kept that cannot be read.
    func news(_ why: String, _ aside: String, _ count: Int, _ origin: String, isWhole: Bool, unreadCount: Int) -> String {
        let amount =
            switch count {
            case 0: isWhole ? "It held no favourites" : "None of its favourites could be read"
            case 1: "1 favourite is\(origin)"
            default: "\(count) favourites are\(origin)"
            }
        let unread =
            switch unreadCount {
            case 0: ""
            case 1: " 1 record cannot be read and stays as it was."
            default: " \(unreadCount) records cannot be read and stay as they were."
            }
        let place = words(aside: aside)
        return "The file of favourites could not be used: \(why). \(amount).\(unread) The old file is kept as \(place)."
    }

    /// What is to be said where a copy of what is removed could not be made.
    func newsOfUncopied(_ why: any Error) -> String {
        "What you remove cannot be copied into \(copies.folder): \(DatabaseFailure.words(why)). "
            + "'jaunt favourites restore' may not bring it back."
    }

    /// What is to be said of a file that is gone; nil when there never was one, as far as anybody knows.
    /// - Parameter isKnown: whether this instance knows what it held.
    func newsOfAbsence(isKnown: Bool) -> String? {
        let rest = isKnown ? " What it held is shown until Jaunt ends, and the next change writes all of it into a new file." : ""
        do throws(Reason) {
            let copy = try copies.newest()
            guard isKnown || copy != nil else { return nil }
            let advice =
                copy.map {
                    // What to do comes last: that stays where there is no room for the whole.
                    " The newest copy is copies/\(copies.words($0)); what the copies hold is listed, and brought back, by "
                        + "'jaunt favourites restore'."
                } ?? ""
            return "The file of favourites is gone.\(rest)\(advice)"
        } catch {
            // There may never have been one.
            return (isKnown ? "The file of favourites is gone.\(rest)" : "There is no file of favourites.") + newsOfUnseen(error)
        }
    }

    /// What is to be said where nobody can see whether there are copies.
    private func newsOfUnseen(_ why: Reason) -> String { " Its copies cannot be seen: \(why)." }

    /// What is to be said where another file has taken the place of one that was gone.
    var newsOfAnother: String {
        let sentence = "Another file of favourites is there, and counts."
        do throws(Reason) {
            let copy = try copies.newest()
            return sentence + (copy.map { " What the one that was gone held is in copies/\(copies.words($0))." } ?? "")
        } catch {
            return sentence + newsOfUnseen(error)
        }
    }

    /// What is to be said where another file has taken the place of the open one.
    /// - Parameters:
    ///   - count: how many favourites it holds.
    ///   - lost: how many of those that were here are not in it, or without their notes.
    ///   - copy: the path of a copy of the one that was here; nil where there is none.
    func newsOfReplacement(count: Int, lost: Int, copy: String?) -> String {
        let amount = count == 1 ? "1 favourite" : "\(count) favourites"
        let place = copy.map { " What the other one held is in copies/\(copies.words($0))." } ?? ""
        let loss = lost == 1 ? "1 of yours, or its note, is" : "\(lost) of yours, or their notes, are"
        return "The file of favourites was replaced by another: \(amount); \(loss) not in it.\(place)"
    }
}
