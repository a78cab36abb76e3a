import { changeLearner, learnerQuery, useLearner } from '../../lib/learner.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Returns the step at which the learner has left a tutorial, perhaps days ago; undefined for one that was not begun, or was finished. */
export function useLeftAt(name: string): number | undefined {
  return positionsIn(useLearner()?.views.tutorials)[name];
}

/** Remembers with the progress where a tutorial was left, so that it outlives the tab. The first step is nothing to remember. */
export function rememberPosition(name: string, step: number): void {
  const view: unknown = queryClient.getQueryData(learnerQuery.queryKey)?.views.tutorials;
  const { [name]: known, ...others } = positionsIn(view);
  if (known !== (step === 0 ? undefined : step)) {
    const left = step === 0 ? others : { ...others, [name]: step };
    void changeLearner({ views: { tutorials: { ...Object(view), left } } });
  }
}

/** Reads what was kept, which another version may have written. */
function positionsIn(view: unknown): Readonly<Record<string, number>> {
  const { left }: Record<string, unknown> = Object(view);
  return Object.fromEntries(
    Object.entries(Object(left)).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
