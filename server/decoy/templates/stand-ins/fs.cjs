/** In place of Node's `fs`: templates are read by our own loader. */
module.exports = {};
