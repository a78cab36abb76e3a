import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from './pack-for-tests.ts';

/** Packages that ship as they are, or only as another package that they re-export, and so are in no bundle's list. */
const notInLists = [
  'better-sqlite3',
  'react-router-dom',
  'solc-0.6.12',
  'solc-0.7.6',
  'solc-0.8.21',
  'swagger-ui-dist',
] as const;

const lock: { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

/** Whether each installed package ships, by its name. A package in several versions ships if any of them does. */
const shipped = new Map<string, boolean>();
for (const [path, { dev = false }] of Object.entries(lock.packages)) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  shipped.set(name, !dev || shipped.get(name) === true);
}

/** Returns the packages in the licence lists next to the bundles (build/plugins/licences.ts). */
function bundledPackages(): readonly string[] {
  const lists = globSync('dist/**/{licences-*,3rdpartylicenses}.txt', { cwd: root });
  const text = lists.map((path) => `\n\n${readFileSync(join(root, path), 'utf8')}`).join('\n\n');
  return [...shipped.keys()].filter((name) => name !== '' && text.includes(`\n\n${name}\n`));
}

describe('the list of parts', () => {
  const bundled = bundledPackages();

  test('has every package that is in a bundle', () => {
    expect(bundled).toEqual(expect.arrayContaining(['fastify', 'react', 'handlebars', 'electron-store', 'ws']));
    expect(bundled.filter((name) => shipped.get(name) !== true)).toEqual([]);
  });

  test('has no other package of package.json', () => {
    const others = Object.keys(manifest.dependencies).filter((name) => !bundled.includes(name));

    expect(others).toEqual(notInLists);
  });
});
