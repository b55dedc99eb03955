import TerminalText
import TravelFeatures
import TravelKit

/// What a screen wants done after it took a command.
enum ScreenAnswer {
    /// It was done.
    case done
    /// The command is none of this screen's.
    case ignored
    /// Another screen is to be opened on top.
    case push(any Screen)
    /// Another screen is to take this one's place.
    case replace(any Screen)
    /// This screen is to be left.
    case pop
    /// The same, and the user is to be told something.
    case leave(Notice)
    /// The user is to be told something.
    case say(Notice)
    /// A link is to be opened outside of the program.
    case open(link: String)
    /// What went wrong is to be tried again, where it did.
    case retry(ErrorLog.Entry)
    /// Something is wanted in the clipboard.
    case copy(Clip)
    /// Trips of the feed are to be shown.
    case trips(TripRequest)
    /// This screen is to be left, and the feed to show the trips to the region that was chosen there, or to all.
    case region(Region?)
    /// This screen is to be left, and the command to be done on the one below.
    case run(Command)
    /// This screen is to be left, and trips to be filtered by what begins so: those of the list below, or else wherever they are found.
    case filterTrips(String)
    /// What was chosen has been handed over: the program is to end.
    case end
    /// Everything is to be looked through for this.
    case find(String)
    /// The palette is to be opened with this in it, for the user to go on typing.
    case ask(String)

    /// That a row was wanted by its number: what there is to say where there are fewer.
    static func row(_ number: Int, of count: Int) -> ScreenAnswer {
        if number <= count { return .done }
        if count == 0 { return .say(.noRows) }
        let rows: SafeText = count == 1 ? "There is 1 row." : SafeText("\(count) rows: at the last.")
        return .say(Notice(.information, rows))
    }

    /// That there is no row for what is wanted.
    static let noRow: ScreenAnswer = .say(.noRow)

    /// The same while rows are on their way: it is read until the next key, or until they have come.
    static let noRowYet: ScreenAnswer = .say(.noRowYet)

    /// That what is wanted needs what is not there yet: it is read until the next key, and stays true when that has come.
    static let notYet: ScreenAnswer = .say(.notYet)

    /// Asks where the way over land from a country is to lead.
    static func askWay(from country: Country) -> ScreenAnswer { .ask(PaletteQuestion.way.text(country)) }

    /// Asks with which other country one is to be compared.
    static func askComparison(of country: Country) -> ScreenAnswer { .ask(PaletteQuestion.comparison.text(country)) }

    /// Shows the feed's trips to a country, and none to what begins with its code.
    static func trips(to country: Country) -> ScreenAnswer { .trips(TripRequest(to: country)) }

    /// Shows the feed's trips of a trip's route.
    static func trips(like trip: Trip) -> ScreenAnswer { .trips(TripRequest(like: trip)) }
}

extension Notice {
    /// That there is no row for what is wanted.
    static let noRow = Notice(.information, "There is no row to do that with.")
    /// That there is none to go to.
    static let noRows = Notice(.information, "There are no rows here.")
    /// That there is none to copy, or to export.
    static let nothingToCopy = Notice(.information, "There is nothing to copy.")
    static let nothingToExport = Notice(.information, ListExport<Country>.nothingText)
    /// That what was wanted needed what was not there yet.
    static let notYet = Notice(.information, "That was not known yet.")
    /// That there was none, as rows were on their way.
    static let noRowYet = Notice(.information, "There was no row yet to do that with.")
    /// That it is marked when it has come.
    static let markAwaited = Notice(.information, "The row is marked when it is there.")
    /// That the cursor goes to one when that is known, be it only when all have come.
    static let stepAwaited = Notice(.information, "The cursor goes there when the rows are there.")
    /// What is said until rows have come.
    static let untilRow: Set<Notice> = [noRowYet, markAwaited, stepAwaited]
    /// That what opens one waits for it.
    static let rowAwaited = Notice(.information, "The row is opened when it is there.")
    /// That what does something else with one does.
    static let rowAwaitedBesides = Notice(.information, "That is done when the row is there.")
    /// That what means all of them waits for these.
    static let listAwaited = Notice(.information, "That is done when the whole list is there.")
    /// All that say that something waits.
    static let awaiting: Set<Notice> = [rowAwaited, rowAwaitedBesides, listAwaited]
    /// That what may mean what is found elsewhere waits until that is known.
    static let elsewhereAwaited = Notice(.information, "Looking for what is found elsewhere …")
}
