/** One test of an exploit's file. */
export interface Step {
  readonly name: string;
  work(): Promise<unknown>;
  /** Cleans up after the test, as its file does, and gives up whatever it still waits for. */
  cleanUp(): Promise<unknown>;
}

interface Collected {
  readonly steps: Omit<Step, 'cleanUp'>[];
  readonly cleanUps: (() => unknown)[];
}

let collected: Collected = { steps: [], cleanUps: [] };

/** Returns where the file that is being imported registers its steps. */
export function readCollected(): Collected {
  return collected;
}

/** Returns the steps of a file, by importing it. */
export async function collect(importFile: () => Promise<unknown>): Promise<readonly Step[]> {
  collected = { steps: [], cleanUps: [] };
  await importFile();
  const { steps, cleanUps } = collected;
  const cleanUp = () => Promise.allSettled(cleanUps.map(async (each) => each()));
  return steps.map((step) => ({ ...step, cleanUp }));
}
