/**
 * Replaces `constantinople`, with which Pug evaluates constant expressions while it compiles. Since nothing counts as
 * constant, the expressions are left to the compiled template, and a parser for all of JavaScript is left out of the
 * bundle.
 */
module.exports = () => false;
