import TerminalText
import Testing
import TravelFeatures

@Suite("How much a list shows")
struct CountTextTests {
    private func text(_ filter: String, search: String? = nil) -> CountText {
        var text = CountText("2 of 89 trips")
        text.quote(filter, after: " with ")
        if let search {
            text += ", 2 matches"
            text.quote(search, after: " of ")
        }
        return text
    }

    @Test(
        "What was typed is cut to what is left of the row, and left out where next to nothing of it were",
        arguments: [
            (80, "2 of 89 trips with 'from:berlin on:2027-03'"), (43, "2 of 89 trips with 'from:berlin on:2027-03'"),
            (42, "2 of 89 trips with 'from:berlin on:2027-…'"), (29, "2 of 89 trips with 'from:be…'"), (28, "2 of 89 trips"),
            (4, "2 of 89 trips"),
        ])
    func fitted(_ columns: Int, _ words: String) {
        #expect(text("from:berlin on:2027-03").fitted(to: columns).string == words)
    }

    @Test("Of two the longer one is cut first")
    func two() {
        let text = text("from:berlin on:2027-03", search: "land")
        #expect(text.fitted(to: 52).string == "2 of 89 trips with 'from:berl…', 2 matches of 'land'")
        #expect(text.fitted(to: 40).string == "2 of 89 trips, 2 matches")
        #expect(text.fitted(to: 200).string == "2 of 89 trips with 'from:berlin on:2027-03', 2 matches of 'land'")
    }

    @Test(
        "Where there is no room for how much is shown and for what a search has found in that, the latter is said alone",
        arguments: [
            (45, "3 favourites, 2 of 3 matches of 'a', 1 marked"), (38, "3 favourites, 2 of 3 matches, 1 marked"),
            (37, "2 of 3 matches of 'a', 1 marked"), (30, "2 of 3 matches, 1 marked"),
        ])
    func last(_ columns: Int, _ words: String) {
        var text = CountText("3 favourites")
        text.goOn(with: "2 of 3 matches")
        text.quote("a", after: " of ")
        text += ", 1 marked"
        #expect(text.fitted(to: columns).string == words)
        #expect((SafeText.empty + text).fitted(to: columns).string == words, "behind other words, too")
    }

    @Test(
        "What begins or ends with a quotation mark stands between others",
        arguments: [("'grmny", "“'grmny”"), ("to:côte d'", "“to:côte d'”"), ("to:côte d'ivoire", "'to:côte d'ivoire'")])
    func quotes(_ typed: String, _ quoted: String) {
        #expect(text(typed).fitted(to: 80).string == "2 of 89 trips with " + quoted)
        #expect(text("'grmny").fitted(to: 80, ascii: true).string == "2 of 89 trips with \"'grmny\"")
    }

    @Test("Where only ASCII can be shown, it is measured as it is shown")
    func ascii() {
        #expect(text("ærøskøbing").fitted(to: 31, ascii: true).string == "2 of 89 trips with 'aerosko...'")
        #expect(text("ærøskøbing").fitted(to: 32, ascii: true).string == "2 of 89 trips with 'aeroskobing'")
    }
}
