import { isObject } from '../../../../../shared/values/is-object.ts';
import { keep } from './kept.ts';

/** The parts of the workbench, in the order of their tabs. */
export const parts = ['history', 'repeater', 'runner', 'files'] as const;

export type Part = (typeof parts)[number];

/** Where in the workbench the learner is. */
export const place = keep<{ readonly part: Part }>('place', (kept) => {
  const part = isObject(kept) ? parts.find((each) => each === kept.part) : undefined;
  return { part: part ?? 'repeater' };
});

/** Shows a part of the workbench. */
export function showPart(part: Part): void {
  place.use.setState({ part });
}
