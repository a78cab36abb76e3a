import { configDefaults, defineConfig } from 'vitest/config';
import { insideQuickJs } from './server/build/inside-quickjs.ts';

export default defineConfig({
  // The chatbot's program is imported as text.
  plugins: [insideQuickJs()],
  test: {
    include: ['tests/**/*.test.ts'],
    // Not every attempt to stop the shop holds yet: `npm run stalls`.
    exclude: [...configDefaults.exclude, 'tests/containment/stalls*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Each test file starts shops of its own; more than the cores only makes them time out on each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // No test is known to need it. A machine that others load too can still be slower than the limits above; what is broken fails three times.
    retry: process.env.CI === undefined ? 0 : 2,
    // A page on a busy machine takes its time; what never comes still fails.
    expect: { poll: { timeout: 15_000 } },
    reporters: [
      'default',
      './tests/support/called-routes/reporter.ts',
      './tests/support/clicked-menu/reporter.ts',
      './tests/support/closing-line.ts',
    ],
  },
});
