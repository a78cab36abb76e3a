import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../build/paths.ts';
import { sources } from '../../../build/start/build.ts';

test('a change of any file that makes the build leads to a new one', () => {
  const files = importsOf(join(repository, 'vite.config.ts')).map((file) =>
    relative(repository, file).replaceAll('\\', '/'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !sources.some((source) => `${file}/`.startsWith(`${source}/`)))).toEqual([]);
});

/** Returns a file with all files of ours that it imports, and that those import. */
function importsOf(file: string, found = new Set<string>()): readonly string[] {
  if (!found.has(file)) {
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|}) .*from '(\.[^'?]+)'/gm)) {
      importsOf(join(dirname(file), path), found);
    }
  }
  return [...found];
}
