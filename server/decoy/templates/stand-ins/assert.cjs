/** Replaces Node's `assert`, which Pug's own checks use. */
function assert(value, message = 'assertion failed') {
  if (!value) {
    throw new Error(message);
  }
}

assert.equal = (one, other, message) => assert(one === other, message);

module.exports = assert;
