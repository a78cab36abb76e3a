import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tryStart } from '../../build/packaging/try-start.ts';
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

  test('fails with one that does not exist', async () => {
    await expect(tryStart([join(root, 'no-such-program')])).rejects.toThrow('could not be started');
  });
});
