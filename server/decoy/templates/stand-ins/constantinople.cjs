/**
 * In place of `constantinople`, with which Pug evaluates constant expressions while it compiles: saying that none is
 * constant leaves them to the compiled template, and a parser for all of JavaScript out of the bundle.
 */
module.exports = () => false;
