import type { Plugin } from 'vite';

/** Packages that others use where they find them. */
const optional: ReadonlySet<string> = new Set([
  // Asked by debug whether a terminal shows colours.
  'supports-color',
]);

const prefix = '\0left-out:';

/**
 * Vite plugin: leaves out what the shop's packages only use if it happens to be installed. A bundle would hold it wherever a tool for
 * development brings it along, and the list of parts that ship would not know of it.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    resolveId: (name) => (optional.has(name) ? prefix + name : undefined),
    load: (id) => (id.startsWith(prefix) ? 'export default {};' : undefined),
  };
}
