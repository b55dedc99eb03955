import Yams

/// A configuration file as a tree, in which a name may stand more than once in a group. Yams refuses such a group, and would leave all else
/// unsaid that is wrong.
nonisolated enum SettingsTree {
    /// For each repetition the text is read once more: so many bytes in all.
    private static let most = 1 << 20

    /// The tree of a text; nil where there is nothing in it.
    /// - Throws: `YamlError` where it is no YAML, and where a name stands twice that cannot be told from its other.
    static func root(of text: String) throws -> Node? {
        var (text, read) = (text, 0)
        while true {
            do {
                // What a scalar is depends on the setting. To tell its type as YAML does, Yams would set up seven regular expressions,
                // which takes as long as the frame; and its encoding would be asked of the environment, and said on standard output.
                return try Yams.compose(yaml: text, .basic, .default, .utf8)
            } catch let error as YamlError {
                read += text.utf8.count
                guard read <= most, case .duplicatedKeysInMapping(_, let context) = error,
                    let tagged = tagging(text, at: context.mark, read)
                else { throw error }
                text = tagged
            }
        }
    }

    /// The same with a tag before the word at a place: to Yams it is another one then, though it reads the same and is in the same line. Nil
    /// where something else begins there, such as an anchor, by which it may stand elsewhere, too.
    /// - Parameter number: what no other tag is.
    private static func tagging(_ text: String, at mark: Mark, _ number: Int) -> String? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(mark.line - 1) else { return nil }
        let (line, scalars) = (lines[mark.line - 1], text.unicodeScalars)
        guard let place = scalars.index(line.startIndex, offsetBy: mark.column - 1, limitedBy: line.endIndex), place < line.endIndex else {
            return nil
        }
        let first = Character(scalars[place])
        guard first.isLetter || first.isNumber || first == "\"" || first == "'" else { return nil }
        var tagged = text
        tagged.insert(contentsOf: "!\(number) ", at: place)
        return tagged
    }
}

nonisolated extension Node.Scalar {
    /// Whether it is YAML's null: nothing at all, or a word for it that stands in no quotation marks.
    var isNull: Bool {
        style == .plain && ["", "~", "null", "Null", "NULL"].contains(string) && tag.rawValue != Tag.Name.str.rawValue
    }

    /// Whether a setting, or a group, that has this for its value counts as not set.
    var setsNothing: Bool { string.isEmpty || isNull }
}
