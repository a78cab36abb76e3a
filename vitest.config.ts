import { configDefaults, defineConfig } from 'vitest/config';
import { insideQuickJs } from './build/plugins/inside-quickjs.ts';

/** These need the machine to themselves: they look at how quickly others are answered while a shop is attacked. */
const alone = ['tests/containment/stalls.test.ts', 'tests/siege/smoke.test.ts'];

/** These take their time: `npm run stalls` makes the controls of the stalls, `npm run windows` tries all of Windows. */
const byHand = ['tests/containment/stalls-controls.test.ts', 'tests/windows/whole/**'];

// The chatbot's program is imported as text.
const plugins = [insideQuickJs()];

const usual = {
  // No test is known to need it. A machine that others load too can still be slower than these limits; what is broken fails three times.
  retry: process.env.CI === undefined ? 0 : 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A page on a busy machine takes its time; what never comes still fails.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: [
      'default',
      './tests/support/called-routes/reporter.ts',
      './tests/support/clicked-menu/reporter.ts',
      './tests/support/closing-line.ts',
    ],
    projects: [
      {
        plugins,
        test: {
          name: 'side by side',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone, ...byHand],
          // The parser of workflows imports JSON as only bundlers understand it.
          server: { deps: { inline: [/@actions\/workflow-parser/] } },
          // Each test file starts shops of its own; more than the cores only makes them time out on each other.
          maxWorkers: 2,
          ...usual,
        },
      },
      {
        plugins,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          provide: { stallScale: 0.3 },
          ...usual,
        },
      },
    ],
  },
});
