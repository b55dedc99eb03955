/// Something is not as plain as `PlainObject` wants it: JSONDecoder is to read the record.
struct NotPlain: Error {}
