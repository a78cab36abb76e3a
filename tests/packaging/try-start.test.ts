import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tryStart } from '../../main/packaging/try-start.ts';
import manifest from '../../package.json' with { type: 'json' };
import { root } from './pack-for-tests.ts';

describe('trying whether a program starts', () => {
  test('succeeds with one whose shop answers, and ends it', async () => {
    expect(await tryStart([process.execPath, join(root, 'dist/server/cli.js')])).toBeGreaterThan(0);
  });

  test.each([
    ['ends by itself', ['-e', 'process.exit(7)', '--'], 'exit code 7'],
    ['never answers', ['-e', 'setInterval(() => {}, 1000)', '--'], 'did not answer within 1 seconds'],
  ])('fails with one that %s', async (_, words, message) => {
    await expect(tryStart([process.execPath, ...words], 1000)).rejects.toThrow(message);
  });

  test('fails with one that is not there', async () => {
    await expect(tryStart([join(root, 'no-such-program')])).rejects.toThrow('could not be started');
  });
});

describe('the release workflow', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');

  test('runs on the three systems', () => {
    const { jobs } = parse(workflow);

    expect(jobs.installers.strategy.matrix.include.map(({ name }: { readonly name: string }) => name)).toEqual([
      'linux',
      'windows',
      'macos',
    ]);
  });

  test('calls only what is there', () => {
    const scripts = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    const files = [...workflow.matchAll(/node build\/run\.cjs ([\w./-]+\.ts)/g)].map(([, file]) => file ?? '');

    expect(scripts).not.toEqual([]);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect(readFileSync(join(root, file), 'utf8')).not.toBe('');
    }
  });
});
