import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Returns what a file loads before it runs: static imports, without those of types. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^(?:import|export)(?! type\b)(?:[^;]*? from)? '([^']+)';/gm)].map(
    ([, name]) => name ?? '',
  );
}

/** Follows the imports of an entry. Returns the packages that it loads, each with the file that asks for it. */
function packagesOf(entry: string): { readonly files: ReadonlySet<string>; readonly packages: readonly string[] } {
  const files = new Set([entry]);
  const packages: string[] = [];
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) {
        files.add(join(dirname(file), name));
      } else if (!name.startsWith('node:')) {
        packages.push(`${name} (${relative(root, file)})`);
      }
    }
  }
  return { files, packages };
}

/** A schema library once took more than a third of the supervisor's start (decision 130). */
test('the command line loads no package before it starts the shop', () => {
  const { files, packages } = packagesOf(join(root, 'server/cli.ts'));
  expect(packages).toEqual([]);
  expect(files.size).toBeGreaterThan(30);
});
