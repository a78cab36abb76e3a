import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { insideQuickJs } from '../../server/build/inside-quickjs.ts';

/** `npm run windows`: everything that is tried on Windows as Wine plays it, and the exploits on a shop there. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [insideQuickJs()],
  test: {
    include: ['tests/windows/**/*.test.ts', 'tests/exploits/{five,six}-stars/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts', 'tests/windows/global-setup.ts'],
    env: { JUICE_RANGE_LAUNCHER: join(import.meta.dirname, 'launch.ts') },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', './tests/support/closing-line.ts'],
  },
});
