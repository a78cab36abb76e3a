/** Replaces Node's `fs`. Templates are read by our own loader. */
module.exports = {};
