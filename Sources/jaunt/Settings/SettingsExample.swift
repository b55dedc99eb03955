/// A `config.yaml` with every setting in a comment, made from the settings that there are.
nonisolated enum SettingsExample {
    /// The file's text.
    static var text: String {
        var lines = [
            "## Settings of jaunt \(Version.current): what counts where nothing is set, or else an example. Take away \"# \" to set one, and",
            "## before the name of its group. Flags count more than environment variables, and variables more than this file.",
            "## Numbers, true and false stand in no quotation marks; of a list with one value the brackets may be left out.",
            "## A key that a command has by itself goes to the one that it is given to; one that is given to two is an error.",
        ]
        var group: Substring?
        for setting in Setting.all {
            let parts = setting.name.split(separator: ".", maxSplits: 1)
            let (own, key) = parts.count == 2 ? (parts[0], parts[1]) : (nil, parts[0])
            if own != group || own == nil { lines.append("") }
            if own != group, let own { lines.append("# \(own):") }
            group = own
            let indent = own == nil ? "" : "  "
            lines.append("##\(indent) \(setting.explanation) (\(setting.variable))")
            lines.append("# \(indent)\(key): \(setting.standard ?? setting.example)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
