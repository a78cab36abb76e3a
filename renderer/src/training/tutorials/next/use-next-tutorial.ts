import { useQuery } from '@tanstack/react-query';
import { challengesQuery } from '../../../lib/challenges.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { shownOf } from '../../../lib/selection.ts';
import { isTutorial, type TutorialName, tutorialNames } from '../names.ts';

/** How far a learner is with the tutorials. */
export type TutorialProgress =
  | { readonly kind: 'unknown' }
  /** The first unsolved one: in v18's order of the tutorials, and then of those that v18 lacks. */
  | { readonly kind: 'next'; readonly name: TutorialName }
  | { readonly kind: 'done' };

/** Returns which tutorial comes next. Skips those whose challenge is switched off or hidden. */
export function useNextTutorial({ enabled }: { readonly enabled: boolean }): TutorialProgress {
  const configuration = useConfiguration();
  const { data } = useQuery({ ...challengesQuery, enabled });
  if (data === undefined) {
    return { kind: 'unknown' };
  }
  const open = shownOf(data, configuration).filter(({ solved, disabledEnv }) => !solved && disabledEnv === null);
  const [next] = open
    .filter(({ tutorialOrder }) => tutorialOrder !== null)
    .toSorted((one, other) => (one.tutorialOrder ?? 0) - (other.tutorialOrder ?? 0));
  if (next !== undefined) {
    return isTutorial(next.name) ? { kind: 'next', name: next.name } : { kind: 'done' };
  }
  // Where tutorials come first, the end of v18's order opens everything else, and that is what there is to say.
  const isOrderAll = configuration?.challenges.restrictToTutorialsFirst === true;
  const further = tutorialNames.find((name) => open.some((challenge) => challenge.name === name));
  return further === undefined || isOrderAll ? { kind: 'done' } : { kind: 'next', name: further };
}
