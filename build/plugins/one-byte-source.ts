import type { Plugin } from 'vite';

/** Environments whose bundles run in Node. */
const environments: ReadonlySet<string> = new Set(['server', 'shop', 'evaluator', 'main']);

/**
 * Vite plugin: writes every non-ASCII character in a Node bundle as an escape. A single such character can make V8 keep the
 * whole source with two bytes per character, which costs the shop process some 3 MiB.
 */
export function oneByteSource(): Plugin {
  return {
    name: 'one-byte-source',
    applyToEnvironment: (environment) => environments.has(environment.name),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') {
            const { code } = file;
            if (beyondAscii.test(code)) {
              file.code = code.replaceAll(new RegExp(beyondAscii, 'g'), escaped);
            }
          }
        }
      },
    },
  };
}

const beyondAscii = /[\u0080-\uffff]/;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
