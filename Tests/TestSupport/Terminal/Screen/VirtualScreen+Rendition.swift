/// SGR.
extension VirtualScreen {
    mutating func rendition(_ parameters: [[Int?]]) {
        var index = 0
        let parameters = parameters.isEmpty ? [[0]] : parameters
        while index < parameters.count {
            let parts = parameters[index].map { $0 ?? 0 }
            index += 1
            switch parts[0] {
            case 38, 48, 58:
                let color = parts.count > 1 ? color(joined: Array(parts.dropFirst())) : color(following: parameters, &index)
                if let color, parts[0] == 38 {
                    pen.foreground = color
                } else if let color, parts[0] == 48 {
                    pen.background = color
                }
            case 4: pen.isUnderlined = parts.count < 2 || parts[1] != 0
            default:
                if !attribute(parts[0]), !color(parts[0]) {
                    unrecognized.append("SGR \(parts[0])")
                }
            }
        }
    }

    private mutating func attribute(_ number: Int) -> Bool {
        switch number {
        case 0: pen = .plain
        case 1: pen.isBold = true
        case 2: pen.isDim = true
        case 3: pen.isItalic = true
        case 5, 6: pen.isBlinking = true
        case 7: pen.isReversed = true
        case 8: pen.isHidden = true
        case 9: pen.isStruckThrough = true
        case 21: pen.isUnderlined = true
        case 22:
            pen.isBold = false
            pen.isDim = false
        case 23: pen.isItalic = false
        case 24: pen.isUnderlined = false
        case 25: pen.isBlinking = false
        case 27: pen.isReversed = false
        case 28: pen.isHidden = false
        case 29: pen.isStruckThrough = false
        case 10, 11, 12, 59: break  // fonts of the Linux console; the standard colour of underlines
        default: return false
        }
        return true
    }

    private mutating func color(_ number: Int) -> Bool {
        switch number {
        case 30...37: pen.foreground = .indexed(number - 30)
        case 39: pen.foreground = .standard
        case 40...47: pen.background = .indexed(number - 40)
        case 49: pen.background = .standard
        case 90...97: pen.foreground = .indexed(number - 90 + 8)
        case 100...107: pen.background = .indexed(number - 100 + 8)
        default: return false
        }
        return true
    }

    /// `38:5:n`, `38:2:r:g:b` or `38:2:space:r:g:b`, without the 38.
    private func color(joined parts: [Int]) -> ScreenColor? {
        switch (parts[0], parts.count) {
        case (5, 2...): .indexed(parts[1])
        case (2, 4): .rgb(red: parts[1], green: parts[2], blue: parts[3])
        case (2, 5...): .rgb(red: parts[2], green: parts[3], blue: parts[4])
        default: nil
        }
    }

    /// `38;5;n` or `38;2;r;g;b`; `index` stands after the 38 and is moved past the colour.
    private func color(following parameters: [[Int?]], _ index: inout Int) -> ScreenColor? {
        let rest = parameters[index...].map { ($0.first ?? 0) ?? 0 }
        switch rest.first {
        case 5 where rest.count >= 2:
            index += 2
            return .indexed(rest[1])
        case 2 where rest.count >= 4:
            index += 4
            return .rgb(red: rest[1], green: rest[2], blue: rest[3])
        default:
            index = parameters.count
            return nil
        }
    }
}
