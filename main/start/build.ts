import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';

const root = join(import.meta.dirname, '../..');

/** What each build is made from. */
const sources = ['main', 'preload', 'renderer', 'server', 'resources', 'package.json', 'vite.config.ts'];

/** One file of each built folder: if one is missing or older than a source, everything is built again. */
const products = ['renderer/index.html', 'server/cli.js', 'main/main.js', 'preload/shop.cjs'];

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) {
    return found.mtimeMs;
  }
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isStale(): boolean {
  const changed = Math.max(...sources.map((name) => newest(join(root, name))));
  return products.some((name) => {
    const built = statSync(join(root, 'dist', name), { throwIfNoEntry: false });
    return built === undefined || built.mtimeMs < changed;
  });
}

/**
 * Builds the app when a source is newer than what was built from it.
 * @returns whether anything was built
 */
export async function buildIfStale(): Promise<boolean> {
  if (!isStale()) {
    return false;
  }
  console.log('Building Juice Range ...');
  // Under the test runner this says `test`, and the page would be built with React's development code.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const builder = await createBuilder({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
    await builder.buildApp();
  } finally {
    if (before === undefined) {
      delete process.env.NODE_ENV;
    } else {
      process.env.NODE_ENV = before;
    }
  }
  return true;
}
