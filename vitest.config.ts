import { configDefaults, defineConfig } from 'vitest/config';
import { insideQuickJs } from './build/plugins/inside-quickjs.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/**
 * Tests that run after all others, two at a time, because they measure how quickly others get a response while a shop is attacked. Each
 * keeps about half of two cores busy.
 */
const alone = ['tests/containment/stalls-of-*.test.ts'];

/** Slow tests, run by hand: `npm run stalls` makes the controls of the stalls, and `npm run windows` tries everything on Windows. */
const byHand = ['tests/containment/stalls-controls.test.ts', 'tests/windows/whole/**'];

/** These change nothing of the process that they run in. */
const shared = ['api', 'coding-challenges', 'exploits', 'unit'].map((folder) => `tests/${folder}/**/*.test.ts`);

/** These have a shop of their own each, but share the browser of their process. */
const inBrowser = ['tests/e2e/**/*.test.ts'];

// The chatbot's program is imported as a string.
const plugins = [insideQuickJs()];

const usual = {
  // Files of one worker share what they import: that saves each of them a second. They must leave nothing behind.
  isolate: false,
  // No known test needs retries. But on a busy machine these limits may be too short; something broken fails three times.
  retry: process.env.CI === undefined ? 0 : 2,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A page on a busy machine takes its time. Something that never appears still fails.
  expect: { poll: { timeout: 15_000 } },
};

/** Half a minute is too short for a browser and a shop where other programs run beside them, and each retry costs as much again. */
const slow = { ...usual, testTimeout: 60_000 };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
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
          name: 'one after the other',
          include: shared,
          maxWorkers: 2,
          ...usual,
        },
      },
      {
        plugins,
        test: {
          name: 'side by side',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...shared, ...inBrowser, ...alone, ...byHand],
          // The workflow parser imports JSON in a way that only bundlers understand.
          server: { deps: { inline: [/@actions\/workflow-parser/] } },
          // Each test file starts its own shops. More workers than cores only make them time out.
          maxWorkers: 2,
          ...slow,
        },
      },
      {
        plugins,
        test: {
          name: 'in a browser',
          include: inBrowser,
          maxWorkers: 2,
          ...slow,
        },
      },
      {
        plugins,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          provide: { stallScale: 0.3 },
          ...usual,
        },
      },
    ],
  },
});
