import type { Plugin } from 'vite';

/** What is replaced in the router's files, by the end of their names. */
const changes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'find-my-way/lib/node.js': [
    ['LONG_PREFIX_MIN_LENGTH = 16', 'LONG_PREFIX_MIN_LENGTH = 2'],
    ['return path.indexOf(prefix, i) === i', 'return path.startsWith(prefix, i)'],
  ],
  'find-my-way/lib/handler-storage.js': [
    [
      'class HandlerStorage {',
      `const made = new Map()
      function makeOnce (name, body) {
        const key = name + body
        if (!made.has(key)) {
          made.set(key, new Function(name, body))
        }
        return made.get(key)
      }
      class HandlerStorage {`,
    ],
    ["new Function('NullObject', fnBody.join('\\n'))", "makeOnce('NullObject', fnBody.join('\\n'))"],
    ["new Function('derivedConstraints', lines.join('\\n'))", "makeOnce('derivedConstraints', lines.join('\\n'))"],
  ],
};

/**
 * Vite plugin: spares the start most of the functions that the router writes and compiles. It makes one for each piece of a path, which tells whether
 * an address goes on with that piece, and two for each route. Here, `String#startsWith` compares the pieces, and routes whose functions have the same
 * text share them.
 */
export function quickRoutes(): Plugin {
  return {
    name: 'quick-routes',
    applyToEnvironment: (environment) => environment.name === 'shop',
    transform: {
      filter: { id: /find-my-way\/lib\/(?:node|handler-storage)\.js$/ },
      handler(code, id) {
        const name = Object.keys(changes).find((end) => id.endsWith(end)) ?? '';
        return (changes[name] ?? []).reduce((changed, [from, to]) => {
          if (!changed.includes(from)) {
            this.error(`The router has changed: ${name} no longer has "${from}".`);
          }
          return changed.replace(from, () => to);
        }, code);
      },
    },
  };
}
