/**
 * Replaces `with`, which finds the variables of a template with a parser for all of JavaScript. The language's own
 * statement does the same. As in the original, a name that is neither a local nor a global is undefined.
 * @param locals expression for the object with the locals
 * @param body script that uses them
 * @param own names that stay the script's own
 */
module.exports = (locals, body, own = []) => `;(function () {
  var own = ${JSON.stringify(own)};
  with (new Proxy(Object(${locals}), {
    has: function (locals, name) {
      return typeof name === 'string' && own.indexOf(name) === -1 && (name in locals || !(name in globalThis));
    },
    get: function (locals, name) { return typeof name === 'symbol' ? undefined : locals[name]; }
  })) { ${body} }
}());`;
