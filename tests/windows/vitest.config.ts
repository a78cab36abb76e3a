import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { insideQuickJs } from '../../build/plugins/inside-quickjs.ts';
import { findWine } from './machine.ts';

/** The exploits for which the Node that Wine runs is too old. */
const needsNewerNode = ['tests/exploits/six-stars/sstiChallenge.test.ts'];

const exploits = findWine() === undefined ? [] : ['tests/exploits/{five,six}-stars/*.test.ts'];
if (exploits.length > 0) {
  console.log(`SKIPPED: ${needsNewerNode} needs a Node with RegExp.escape, which Wine does not run.`);
}

/** `npm run windows`: everything that is tried on Windows as Wine emulates it, and the exploits on a shop there. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [insideQuickJs()],
  test: {
    include: ['tests/windows/**/*.test.ts', ...exploits],
    exclude: [...configDefaults.exclude, ...needsNewerNode],
    globalSetup: ['tests/support/global-setup.ts', 'tests/windows/global-setup.ts'],
    env: { JUICE_RANGE_LAUNCHER: join(import.meta.dirname, 'launch.ts') },
    // Wine is slow, and a shop that others keep from its core counts as hanging.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', './tests/support/closing-line.ts'],
  },
});
