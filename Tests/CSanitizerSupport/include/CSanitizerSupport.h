/// What the thread sanitizer has to be shown of Swift's own libraries. Nothing of it is to be called.
