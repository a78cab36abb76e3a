import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { insideQuickJs } from '../../build/plugins/inside-quickjs.ts';

const root = join(import.meta.dirname, '../..');

/** What exploits import, and what they get here instead. */
const standIns: Readonly<Record<string, string>> = {
  vitest: 'collecting.ts',
  '../support.ts': 'shared-shop.ts',
  '../attacking-browser.ts': 'no-browser.ts',
};

/** Makes the exploits' files hand over their steps instead of running them. */
function collectExploits(): Plugin {
  return {
    name: 'collect-exploits',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const standIn = standIns[source];
      return standIn !== undefined && /\/tests\/exploits\/\w+-stars?\//.test(importer?.replaceAll('\\', '/') ?? '')
        ? join(import.meta.dirname, standIn)
        : undefined;
    },
  };
}

export default defineConfig({
  root,
  plugins: [insideQuickJs(), collectExploits()],
  test: {
    include: ['tests/soak/soak.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    disableConsoleIntercept: true,
    expect: { poll: { timeout: 15_000 } },
  },
});
