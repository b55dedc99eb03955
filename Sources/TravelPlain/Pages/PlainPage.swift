import TerminalText
import TravelFeatures
import TravelKit

/// A page of the program without a screen: says a view model's state in lines, and turns commands into its inputs.
protocol PlainPage: AnyObject {
    /// What stands above the list, a line each. Of a page that changes, the lines that are new are said.
    var head: [SafeText] { get }
    /// What is found out besides while the list is said, a line each: it is said behind that, and behind the head where all of the page is.
    var late: [SafeText] { get }
    /// The list, and what else is to be read on the page now, a line each.
    var lines: [SafeText] { get }
    /// What went wrong, for as long as it is so.
    var failures: [FailureMessage] { get }
    /// Which of several sources failed, which its lines say.
    var sourceFailures: [SourceFailure] { get }
    /// Whether what was asked for last was not done, which its lines say.
    var isRefused: Bool { get }
    /// The file that is there already, and that the same command again replaces; nil where none is.
    var replaceable: String? { get }
    /// What came of the last command, among the lines; nil where there is nothing to say.
    var notice: Notice? { get }
    /// Whether it is of what whoever is signed in can see, and maybe nobody else: it is left when somebody signs in or out.
    var isOfAccount: Bool { get }
    /// What is on its way; nil when nothing is.
    var loading: SafeText? { get }
    /// Whether it only leads to what the user wants, be it by itself: who opens it has not gone on yet.
    var isPassing: Bool { get }
    /// The page's name among what went wrong, whatever is known of it.
    var place: SafeText { get }

    /// It is shown, for the first time or again.
    func opened()
    /// What is on its way takes long: where what has come by now is of use without the rest, that is said.
    func waitedLong()
    /// Somebody has signed in or out: what was said of what the one before may see is not said again.
    func accountChanged()
    /// Waits until nothing is on its way.
    func settled() async
    /// Takes a command; where there is nothing for it, that is what it says.
    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer
}

extension PlainPage {
    var head: [SafeText] { [] }

    var late: [SafeText] { [] }

    var sourceFailures: [SourceFailure] { [] }

    var isRefused: Bool { false }

    var replaceable: String? { nil }

    var notice: Notice? { nil }

    var isOfAccount: Bool { false }

    var isPassing: Bool { false }

    func waitedLong() {}

    func accountChanged() {}
}
