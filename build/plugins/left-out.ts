import type { Plugin } from 'vite';

/** Packages that others use only where they find them: debug asks this one whether a terminal shows colours. */
const optional = /^supports-color$/;

const prefix = '\0left-out:';

/**
 * Vite plugin: leaves out what the shop's packages use only if it happens to be installed. A bundle would hold it wherever a tool for
 * development brings it along, and the list of parts that ship would not know of it.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    resolveId: { filter: { id: optional }, handler: (name) => prefix + name },
    load: { filter: { id: new RegExp(`^${prefix}`) }, handler: () => 'export default {};' },
  };
}
