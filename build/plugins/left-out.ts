import type { Plugin } from 'vite';

/** Packages that others use only if they are installed: debug asks this one whether a terminal shows colours. */
const optional = /^supports-color$/;

/** What Fastify loads for servers of another kind, with HTTP/2 or schemas (`server/http/frame/server.ts`). Loading it would make every start longer. */
const unused = /^(?:node:http2|@fastify\/(?:ajv-compiler|fast-json-stringify-compiler))$/;

const prefix = '\0left-out:';

/**
 * Vite plugin: leaves out packages that the shop's packages use only if they happen to be installed, and from the shop's bundle, those that they would
 * use only for a server of another kind. Otherwise a development tool could bring one into a bundle, and the list of parts that ship would not
 * contain it.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    resolveId: {
      filter: { id: [optional, unused] },
      handler(name) {
        return optional.test(name) || this.environment.name === 'shop' ? prefix + name : null;
      },
    },
    load: { filter: { id: new RegExp(`^${prefix}`) }, handler: () => 'export default {};' },
  };
}
