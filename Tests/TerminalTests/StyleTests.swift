import Testing

@testable import Terminal

@Suite("Colours on terminals that have fewer")
struct StyleTests {
    @Test("Without colours, what stood out by the colour behind it alone is reversed")
    func colourless() {
        let selected = Style(foreground: .white, background: .blue)
        #expect(ColorDepth.none.resolve(selected).attributes == .reverse)
        #expect(ColorDepth.eight.resolve(selected).attributes == [])
        #expect(ColorDepth.none.resolve(Style(foreground: .white, background: .blue, attributes: .bold)).attributes == .bold)
        #expect(ColorDepth.none.resolve(Style(foreground: .red)).attributes == [])
    }

    @Test(
        "Depths",
        arguments: [
            (-1, ColorDepth.none), (0, .none), (2, .none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .palette), (32_768, .palette),
            (1 << 24, .direct),
        ])
    func depths(_ colors: Int, _ depth: ColorDepth) {
        #expect(ColorDepth(colors: colors) == depth)
    }

    @Test(
        "The nearest colour that there is",
        arguments: [
            (ColorDepth.none, Color.red, -1), (.eight, .standard, -1), (.eight, .red, 1), (.sixteen, .brightRed, 9),
            (.palette, .brightRed, 9),
            (.palette, .palette(202), 202), (.palette, .rgb(255, 95, 0), 202), (.palette, .rgb(0, 0, 0), 16),
            (.sixteen, .rgb(250, 5, 5), 9),
            (.sixteen, .palette(21), 4), (.eight, .rgb(0, 200, 10), 2), (.direct, .rgb(1, 2, 3), 0x010203), (.direct, .red, 1),
            (.direct, .palette(202), 0xFF5F00), (.eight, .palette(3), 3),
        ])
    func nearest(_ depth: ColorDepth, _ color: Color, _ index: Int) {
        #expect(depth.resolve(Style(foreground: color)).foreground == index)
    }

    @Test("On eight colours bright is bold, and only in front")
    func bright() {
        let style = ColorDepth.eight.resolve(Style(foreground: .brightGreen, background: .brightBlue))
        #expect(style == ColorDepth.Resolved(foreground: 2, background: 4, attributes: .bold))
    }

    @Test("Two colours never become one, which would hide the text", arguments: [ColorDepth.eight, .sixteen, .palette, .direct])
    func contrast(_ depth: ColorDepth) {
        let style = depth.resolve(Style(foreground: .rgb(1, 0, 0), background: .rgb(0, 1, 0)))
        #expect(style.foreground != style.background)
    }

    @Test("A style is reversed and keeps all else")
    func reversed() {
        let style = Style(foreground: .red, background: .blue, attributes: .underline).reversed
        #expect(style == Style(foreground: .red, background: .blue, attributes: [.underline, .reverse]))
        #expect(style.reversed == style)
    }
}
