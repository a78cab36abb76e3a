/** One test of an exploit's file. */
export interface Step {
  readonly name: string;
  work(): Promise<unknown>;
}

interface Collected {
  readonly steps: Step[];
}

let collected: Collected = { steps: [] };

/** Where the file that is being imported puts its steps. */
export function readCollected(): Collected {
  return collected;
}

/** The steps of a file, by importing it. */
export async function collect(importFile: () => Promise<unknown>): Promise<readonly Step[]> {
  collected = { steps: [] };
  await importFile();
  return collected.steps;
}
