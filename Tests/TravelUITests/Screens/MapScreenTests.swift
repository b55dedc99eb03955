import Terminal
import TestSupport
import Testing
import TravelData
import TravelFeatures
import TravelKit

@testable import TravelUI

/// The map as it is drawn, over the outlines that come with the program.
@Suite(.timeLimit(.minutes(1))) @MainActor struct MapScreenTests {
    private func stage(_ name: String) async -> Stage {
        let stage = Stage(outlines: BundledOutlines(EmbeddedFiles()))
        await stage.settled()
        stage.type("/" + name)
        stage.press(.tab, .character("4"))
        await stage.see("Map: ")
        await stage.settled()
        return stage
    }

    @Test func theWorldIsSeenOnceWhereThereIsRoomForMore() async {
        let stage = await stage("germany")
        stage.type("0")
        let canvas = stage.canvas(40, 10)
        #expect((2..<8).allSatisfy { canvas.line($0).prefix(5).allSatisfy { $0 == " " } })
        #expect((2..<8).allSatisfy { canvas.line($0).count <= 36 })
        #expect((2..<8).contains { canvas.line($0).count > 30 })
    }

    @Test func germanyAndItsNeighbours() async {
        let stage = await stage("germany")
        expectScreen(
            stage.screen(),
            """
             1 Countries   2 Trips   3 Favourites   4 Map                             jaunt
             Map: Germany
            ⠈⠽⢽⣱⣇  ⣀⢒⡫                        ⢸⠈⠂DK⢨⡫⠂  ⡠⡞  ⠂ ⣀⣀⡢⠻⠃         ⡇⠄⠂⠂⠂⠔⠠⠠⠒⠄⡀⡀⠂
             ⡾⢋⣿⣽⠁⠂⠈⠉⠉⠓⠢⡀                     ⢸⡀  ⡲⣇⡗⣤⠿⠏• Copenhagen        ⢇ ⠂   ⠂   ⠂ ⠢⡄⠂⠂
            ⠤⠤⡜⠉⡱⠁  ⠂   ⢳                      ⣸⠂⢠⣿⣄⣺⡼⠤⣠⣕⠈⠒⠉⠉⢰⣤           ⢀⡠⢻⠠⢀⢀⠂   ⠂   ⡲⠐
              ⢾⡄⠻⠑⠓⢺⠉ ⠂  ⠣⡀                    ⠛⣿⣿⣯⣝⠙⣛⠶⠟⢉ ⣤⡀      ⡠⠒⠒⠊⢗⠄ ⣠⣃⣈⡉ ⠂ ⠌ ⠂   ⢂⠌  ⠂
            ⠢⣠⠜⠃⠠⠞  ⢣⡆  ⠂ ⠈⡢                   ⠘⣿⣿⣿⣿⣿⣋⣠⣴⣿⣿⣿⣽⣄⣀⠤⠤⠒⠊  ⠂ ⠈⠉⠋   ⠊⠉⠉⠉⠋⠳⡀⡀⡂⡠⠢⠂⠂
             ⢱   ⣀⡀⢀⣨⡂⠂   ⠒⠺⡄          ⢀⣀⣀⣤⣔⣰⣶⣦⣼⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡛⠂   ⠂   ⠂   ⠂   ⠂   ⡇   ⠂   ⠂
            ⠂⠈⡆  ⣱⣋⠁⠊⠉  ⠂   ⣞⠤⢄⡀      ⢰⡫⠊   ⢻⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠃  ⠂   ⠂   ⠂   ⠂   ⠂ ⠸⡀⠂   ⠂
             ⡜    ⡸   ⠂   ⠂   ⠂⠈⡆     ⡎ NL⠂⠲⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿• Berlin⠂  Poland   ⠂  ⡠⠖⠁  ⠂   ⠂
            ⠉⠁ ⠠⡖⣉⡀ ⠂ ⡀ ⠂   ⠂⢀⣠⠚    ⣀⡖⠁ ⠂⢀⣤⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   • Warsaw⠢⠠⠠⠠⢂⢀
                ⠈ ⣊⣢⣔⠞⠂   ⠂ ⠐⠲⠧⡄  ⣀⢴⣯⡿⠶⢶⣀⣈⣿⣿⣿⣿⣿⣿Germany⣿⣿⣿⣿⣿⣿⣿⣦   ⠂   ⠂   ⠂   ⠂   ⡏   ⠂   ⠊⠈
                 ⡔⠃ ⣂⣀⢀⣀⣲⣢⠤⠤⠦⠒⠋⢠⠒⠹Belgium⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠟⠻⠟⢆⣂⡀  ⠂   ⠂   ⠂   ⠂ ⠘⡄⠂   ⠂
              ⢀⡠⢊⠤⠒⠜  ⠁⠁ ⠁     ⡸  ⠂⠈⠦⣤⢂⡀ ⣀⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡿⠛⠋  • Prague ⠂   ⠂   ⠂   ⡖⠃  ⠂   ⠂
               ⠈⠁      ⢠⠤⡄  ⡔⠒⠉ ⠂   ⠂⠉⠉⠦⢆LU⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿   Czechia ⠂⠑⠲⡀⢂   ⠂   ⡢⠊  ⠂   ⠂
                     ⠈⠳⠜⡄⠓⠒⠒⠉ ⠂   ⠂   ⠂ ⠈⠉⠋⠿⡿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⣆   ⢂   ⠂  ⣠⠊⠙⠁⠵⠖⠒⠊⠙⠲⣀⣇ ⠂   ⠂   ⠂
                 ⡠⠤⠤⠒⢢⠤⡤⠧   ⠂   ⠂• Paris⠂   ⠂ ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⠦⡤⠋⠉⠓⠒⢢⠎⠚   ⠂  ⡀⡂⡀ ⠌⠂   ⠂   ⠂
                 ⣻⠂   ⠂   ⠂  France   ⠂   ⠂  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡟⠋   ⠂  • Vienna⠠⠒  ⠈⠊⠢⢀⠄⡂⡀⡀ ⡂⡀⡐⠂⠇⠉
                  ⠉⠑⠒⠴⡄ ⠂   ⠂   ⠂   ⠂   ⠂  ⢀⣆⡿⠿⠿⠛⠻⡿⣿⠿⣿⡿⠿⠟⢿⠆ ⠂   ⠂⢐⡖⠃⠃⠂⠂⠁⠂   ⠂ ⠠⠈⠂   ⠂⠑  ⠂ ⠈⠄
                      ⠙⡕  ⠂   ⠂   ⠂   ⠂   ⢢⠔⠁CH  ⠸⢦⡩⣀⢠Austria ⠂ ⢀⡼⠂   ⠂   ⠂  ⠠⠃   ⠂   ⠂   ⠂⠈
                       ⠱⢆⡀  ⠂   ⠂   ⠂   ⠂⠠⣪⢤⠂ ⢀⡄⠂⣤⣀⡖⠋⠁  ⠛⠒⢒⠢⠦⡤⠒SI⠬⢄ ⠂   ⠂   ⠢⠁  ⠂   ⠂   ⠂
                        ⠰⣧⠂   ⠂   ⠂   ⠂  ⠈⠃⢘⠤⠤⠊⠑⢶⠁⠂⠁  ⠂   ⡂⣅  ⠂⢈⠂ ⠂⠂⢄⢀⢂⡤⠔⠁⠓⠅⠁ ⠂   ⠂   ⠂   ⠂
             Germany, 9 neighbours                                        a column is 30 km
             Enter open  Tab country  + closer  - away  0 world  t trips  ? keys  q quit
            """)
    }

    @Test func outlinesAreFaintBesideAWayWhereThereAreNoColours() async {
        let stage = Stage(outlines: BundledOutlines(EmbeddedFiles()))
        await stage.settled()
        stage.type(":route slovenia → denmark")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        func dots(_ canvas: GridCanvas, in style: Style) -> [(row: Int, column: Int)] {
            (2..<58).flatMap { row in
                canvas.line(row).unicodeScalars.enumerated()
                    .filter { (0x2801...0x28FF).contains($0.element.value) && canvas.style(row: row, column: $0.offset) == style }
                    .map { (row: row, column: $0.offset) }
            }
        }
        await until { !dots(stage.canvas(200, 60), in: Theme.standard.mapRoute).isEmpty }
        let outlines = dots(stage.canvas(200, 60), in: Theme.standard.mapNeighbour)
        let canvas = stage.canvas(200, 60, color: false)
        #expect(!outlines.isEmpty && outlines.allSatisfy { canvas.style(row: $0.row, column: $0.column) == .dim })
        #expect(!dots(canvas, in: .bold).isEmpty)
    }

    @Test func germanyInASCII() async {
        let stage = await stage("germany")
        let screen = stage.screen(isASCII: true)
        #expect(screen.utf8.allSatisfy { $0 < 0x80 })
        expectScreen(
            screen,
            """
             1 Countries   2 Trips   3 Favourites   4 Map                             jaunt
             Map: Germany
            '::::  .::                        |' DK|:'  .:    ..::'         |.'''/..-...
             ::::' '''-\\.                     |.  :::-::o Copenhagen        :           \\.''
            --/':'      :                      # .:.::-.:'-''|-           ..:...        :'
              :.:'-:'    \\.                    -####'#::# -.      .--':. .:::   /     \\/
            \\./'.:  \\|    ':                   '######.#####..---'    '''   ''''':..|.\\'
             :   ...:|    -:.          ...-###################                    |
             '|  ::'''      :-..      |:'   #################'                    |.
             /    :            '|     : NL ###############o Berlin   Poland      .:'
            '' .::.   .      ..-    .:'  .-###################              o Warsaw\\...\\.
                ' ::::      '::.  .:::::.#######Germany########                   :       ''
                 /' :...::--:-'.-:Belgium######################::.                '.
              ..:--/  '' '     :   ':-\\. .###############-'  o Prague             :'
               ''      .-.  /-'      ''::LU##############   Czechia  ':.\\       :'
                     ':/.---'           '''################   \\      .'''::-'':.:
                 .---\\--:        o Paris      ##############:-''--\\:-      .|. /
                 :'          France          |############'      o Vienna.-  ''\\..|.. |./'|'
                  ''-:.                    .:###-#########|      |:'''''      .'     '    '.
                      ':                  \\/'CH  |:#..Austria   .:           .'            '
                       ::.               .:-  .. -.:''  --:\\:--SI:.         \\'
                        |:               ''|--'':' '      |:   |'  '..\\-/'-|'
             Germany, 9 neighbours                                        a column is 30 km
             Enter open  Tab country  + closer  - away  0 world  t trips  ? keys  q quit
            """)
    }

    @Test func theWorld() async {
        let stage = await stage("japan")
        stage.type("0")
        expectScreen(
            stage.screen(),
            """
             1 Countries   2 Trips   3 Favourites   4 Map                             jaunt
             Map: Japan
                       ⢀⣀⣀⣀⣤⣴⣶⣶⡾⣿⣯⣿⠷⠒⠒⠒⠛⠋⠉⠙⠛⢶⣶⠶⠂   ⢠⣤⣤⣤⣤⡠⠄ ⠠⠴⠴⠶⠶⠆ ⠤⠄ ⠰⢴⣤⣄⡀
             ⢀⣀⣀⡀    ⣰⣿⣿⡿⢿⣿⣿⣿⣿⣿⢿⣥⣉⡉⠉⠒⣦⡂   ⠂⣤⣼⠗ ⢀    ⠈⠙⣉⣀⡀   ⢀⣴⡞⠛⣩⢤⣤⣴⡶⠗⠋⠙⠩⠽⠿⠤⠤⠤⣄⣸⣿⢷⣾⣋⣀⡀   ⣀⡀
            ⢾⣿⠁⠈⠊⠉⠉⠋⠋⠉⠉⠙⠛⠻⠛⠛⢟⣿⣿⣟⣿⣞⣿⡶ ⠹⡇ ⣢⠤⠒⠛⣭⣤⣤    ⣀⡾⢋⣭⡍⠻⣽⣶⠶⠛⠚⠛⠉⠻⠾⠛⠊⠃   ⠂   ⠂   ⠂   ⠂⠋⠉⠉⣋⣹⣶⣦
            ⠻⢷⣦⣴⠶⠖⠶⣤⡀ ⠂   ⠂ ⢾⣁⠈⢹⣏⠹⣯⣧  ⠙⠲⠃      ⢨⣧⡆⠸⣯⡄⣿⣿⠶⠂ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂ ⣠⠤⠦⠴⣯⢿⠗⠒⠋⠁ ⢋
            ⠚⠋⠉    ⠘⠿⣆⡀ ⠂   ⠂ ⠉⢿⠏ ⢀⣈⣻⣆         ⠾⣿⣷⢴⠛⠛⠛⠁ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⠘⢳⣆ ⢀⡷⠋⠙⠰⠦⠤⠤⠴
                     ⢘⠇   ⠂   ⠂ ⠠⢞⣯⡿⡏⠛         ⢀⣘⡇⣂⣤⣶⣀⠂⢠⠶⠶⣆⠠⣶⡆⠂   ⠂   ⠂   ⠂   ⣂⣠⢪⣯⡴⠊
                     ⠘⣦ ⠂   ⠂   ⣶⠋⠁       ⠐⠶   ⠺⣆⣞⣷⢿⣿⠟⣾⣿⣏⣭⠉ ⢿⡿  ⠂   ⠂   ⠂  ⠰⡿⢶⡧⣠●⠃Japan
                      ⠘⣳⣦ ⠂⢀⣠⣤⢦⣾⠉  ⠂         ⢐⣀⡖⠁ ⠂⠈⠓⠶⠖⠣⢾⡏⠂ ⣤ ⠂   ⠂⠂  ⠂   ⠂ ⣷⠘⡿⠋⠙
             ⢀⣀        ⠈⠹⢷⡀⢸ ⣀⣠⣿⣷⣄           ⢨⠏ ⠂   ⠂   ⠂⢿⡄ ⠻⠿⢷⠒⢢⣄  ⢂⣠⡀ ⠂⣀⣠⡴⡷⠞⠁  ⠁
              ⠘⠁        ⠐ ⠓⠬⢷⡳⢧⡉⠛⠛⠓⢲⡀      ⠠⡤⢸⠂   ⠂   ⠂  ⠘⣿⡄⣀⡴⠋  ⢹⡂⡤⠋ ⠷⡆ ⢻⠃ ⣿⡀   ⢰
                             ⠈⠿⣧⡴⠺⠓⢾⣇        ⠘⢧⡀⠂   ⠂   ⠂ ⠈⠛⣳⠉   ⢐⢧⣧  ⡇⣿⡳⠞ ⢠⢿⣧ ⡀⠄⠈ ⡀⢂ ⠐⣀
             ⠈⠢              ⡀ ⢠⡇ ⠂ ⠈⠙⣆        ⠙⠋⠋⢙⣷  ⠂   ⠂⡤⠃    ⠐ ⠉  ⠸⣿⣷⢶⠔⢻⣍⣿⣤⡀     ⠈ ⢱⡄
              ⠠⠄             ⠉ ⢼⠂   ⠂⠈⠙⠙⠒⢦         ⠙⡆   ⠂ ⡞  ⠠   ⢀     ⠙⢾⣟⣳⡟⡿⣝⣛⣿⡗⡲⣿⣦⣄ ⠈⠁⠁ ⠠⠶
               ⠠  ⠛            ⠈⢇ ⠂   ⠂ ⢠⡞    ⠁     ⡽ ⠂   ⢳⢤⣤          ⠄ ⠊⠉⠙⠛⣏⣽⢶⢉⣏⠛⠫⠉⠗⢢ ⠠⢁⡀⣑
              ⡀⠐⠂⠙⢆⠄            ⠈⢳  ⠂   ⣺       ⠃   ⣇   ⠂⡴⠋⡏⢻⢀⡀            ⣀⡴⠋⠁⠈⠛⠙⢆  ⠄⣘⡆⡐⢿⢠⠠
                     ⠂   ⡀       ⢸⠂   ⢲⠊⠁           ⢸⡀⠂ ⢰⠃ ⠳⠃             ⢸⡁  ⠂   ⠊⢳  ⠉
                                ⠄⣸  ⢢⣰⠋              ⢱⡤⡤⠊                  ⣇⡦⠔⠒⢦⣆ ⢀⡞  ⠈⢀⡀
                                 ⡇⠂⡴⠚                                          ⠈⠙⢲⣾    ⣠⣿⠃
                                ⢸⡇⣸⠁                     ⠠   ⠂  ⢀⡀               ⠈⠁   ⠸⠟⠁ ⠁
                                ⠘⠷⣧⠜⠛    ⠤        ⠆              ⠐                  ⠠ ⠁⠂
             Japan, no land borders                                      a column is 486 km
             Enter open  Tab country  + closer  - away  0 world  t trips  ? keys  q quit
            """)
    }

    /// Nothing is said by colour alone: the selected country is full of dots, and its name is reversed.
    @Test func theStylesOfTheMap() async {
        let canvas = await stage("germany").canvas()
        let theme = Theme.standard
        func has(_ style: Style) -> Bool { (2..<22).contains { row in (0..<80).contains { canvas.style(row: row, column: $0) == style } } }
        for style in [theme.mapLand, theme.mapSelected, theme.mapSelected.reversed, theme.heading] { #expect(has(style)) }
    }

    /// The blanks between two dots of land look as these do, unless that would be seen.
    @Test(arguments: [Style.dim, .reversed, Style(attributes: .underline), Style(background: .cyan)])
    func blanksAreNeverSeen(style: Style) async {
        let stage = Stage(
            outlines: BundledOutlines(EmbeddedFiles()), preferences: Preferences(styles: [.mapLand: style]), start: .map(.germany))
        await stage.see("Map: Germany")
        await stage.settled()
        let canvas = stage.canvas()
        var blanks: Set<Style> = []
        for row in 2..<22 {
            let cells = Array(canvas.line(row).unicodeScalars)
            for column in cells.indices.dropLast(4) where Array(cells[column...(column + 4)]) == ["⠂", " ", " ", " ", "⠂"] {
                blanks.insert(canvas.style(row: row, column: column + 1))
            }
        }
        #expect(!blanks.isEmpty && blanks.contains(style) == (style == .dim))
    }

    @Test func whereItIsNotKnownWhereATripLeadsTheMapSaysSo() async {
        for (code, remark) in [("ZZ", "no country has the code 'ZZ'"), ("", "it is not said in which country that is")] {
            let trip = Trip.sample("x", to: TripLocation(city: "Nowhere", countryCode: code, airport: "QQQ"))
            let stage = Stage(trips: FakeTripRepository([trip]), outlines: BundledOutlines(EmbeddedFiles()), start: .trip(trip))
            await stage.settled()
            #expect(!stage.canvas(140, 40).line(39).contains("Enter open"))
            stage.type("4")
            await stage.settled()
            #expect(stage.status.contains(remark))
            stage.press(.tab)
            #expect(!stage.status.contains(remark))
        }
    }

    @Test(arguments: [(20, 5), (21, 7), (40, 10), (300, 100)])
    func anySizeIsDrawn(columns: Int, rows: Int) async {
        let stage = await stage("germany")
        func expectMap(isASCII: Bool = false, _ what: String) {
            let strict = StrictCanvas(Size(rows: rows, columns: columns))
            stage.app.draw(on: strict)
            #expect(strict.outside == [], "\(what)")
            let canvas = stage.canvas(columns, rows, isASCII: isASCII)
            #expect((2..<(rows - 2)).contains { canvas.line($0).contains { $0 != " " } }, "\(what)")
            #expect(canvas.line(rows - 2).hasPrefix(" Germany"), "\(what)")
        }
        expectMap("the country")
        stage.type("0")
        expectMap(isASCII: true, "the world")
        for _ in 0..<40 { stage.type("+") }
        // What was said of the last of them goes with the next key.
        stage.type("l")
        expectMap("as close as can be")
    }
}
