import { useQuery } from '@tanstack/react-query';
import { challengesQuery } from '../../../lib/challenges.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { shownOf } from '../../../lib/selection.ts';
import { isTutorial, type TutorialName } from '../names.ts';

/** How far a learner is with the tutorials. */
export type TutorialProgress =
  | { readonly kind: 'unknown' }
  /** The first unsolved one, in the order of the tutorials. */
  | { readonly kind: 'next'; readonly name: TutorialName }
  | { readonly kind: 'done' };

/** Returns which tutorial comes next. Skips those whose challenge is switched off or hidden. */
export function useNextTutorial({ enabled }: { readonly enabled: boolean }): TutorialProgress {
  const configuration = useConfiguration();
  const { data } = useQuery({ ...challengesQuery, enabled });
  if (data === undefined) {
    return { kind: 'unknown' };
  }
  const [next] = shownOf(data, configuration)
    .filter(({ solved, disabledEnv, tutorialOrder }) => !solved && disabledEnv === null && tutorialOrder !== null)
    .toSorted((one, other) => (one.tutorialOrder ?? 0) - (other.tutorialOrder ?? 0));
  return next !== undefined && isTutorial(next.name) ? { kind: 'next', name: next.name } : { kind: 'done' };
}
