import { readCollected } from './collected.ts';

/* Replaces the test runner in the exploits' files: their tests become steps of the soak. Expectations are the real ones. */

export { expect } from 'vitest';

type Work = (...values: never[]) => unknown;

function add(name: string, work: () => unknown): void {
  readCollected().steps.push({ name, work: async () => work() });
}

/** Registers a step, with or without options between the name and the test. */
export function it(name: string, ...rest: readonly unknown[]): void {
  const work = rest.find((value) => typeof value === 'function');
  // A test is a function without parameters here.
  add(name, work as () => unknown);
}

it.each =
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    // The test takes what the rows hold.
    const work = rest.find((value) => typeof value === 'function') as Work;
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      add(`${name} (${String(values[0]).slice(0, 40)})`, () => work(...(values as never[])));
    }
  };

/** Registers what cleans up after each test of the file, and so after each of its steps. */
export function afterEach(cleanUp: () => unknown): void {
  readCollected().cleanUps.push(cleanUp);
}
