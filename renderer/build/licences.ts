import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The package whose name is one letter away from what it pretends to be, and which nothing imports. */
// weakness: typosquattingAngularChallenge (the shop claims to ship a look-alike package)
const lookAlike = { name: 'ngy-cookie', licence: 'MIT', text: '' };

/**
 * Writes `3rdpartylicenses.txt`: every package whose code is in the page, with its licence (ui-shop.md 1). The toolbox of the decoy internet
 * has one of its own beside it.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'toolbox',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      const claimed = this.environment.name === 'client' ? [lookAlike] : [];
      const packages = [...[...folders].map(describe), ...claimed].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      );
      this.emitFile({
        type: 'asset',
        fileName: '3rdpartylicenses.txt',
        source: packages.map(({ name, licence, text }) => `${name}\n${licence}\n${text}`).join('\n\n'),
      });
    },
  };
}

/** Folder of the package that a module belongs to; undefined for our own. */
function packageFolder(module: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];
}

function describe(folder: string) {
  const manifest: { name: string; license?: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return {
    name: manifest.name,
    licence: manifest.license ?? 'see below',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8'),
  };
}
