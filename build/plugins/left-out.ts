import type { Plugin } from 'vite';

/** Packages that others use only if they are installed: debug asks this one whether a terminal shows colours. */
const optional = /^supports-color$/;

const prefix = '\0left-out:';

/**
 * Vite plugin: leaves out packages that the shop's packages use only if they happen to be installed. Otherwise a development tool could
 * bring one into a bundle, and the list of parts that ship would not contain it.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    resolveId: { filter: { id: optional }, handler: (name) => prefix + name },
    load: { filter: { id: new RegExp(`^${prefix}`) }, handler: () => 'export default {};' },
  };
}
