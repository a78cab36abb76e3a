/** Replaces Node's `path`, of which Pug uses one function beyond what our own loader does. */
exports.extname = (path) => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';
