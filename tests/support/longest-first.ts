import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests take longest. Most of them have few lines. */
const longest = [
  'workflows/steps',
  'packaging/linux',
  'containment/controls',
  'containment/holes',
  'containment/stalls-of-content',
  'desktop/start',
  'e2e/walk/walk',
  'e2e/handbook',
] as const;

/** Starts the longest files first, so that no worker waits for the other at the end. Otherwise, the larger ones come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`${name}.test.ts`));
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}
