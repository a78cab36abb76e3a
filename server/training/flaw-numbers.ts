import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import { type NamedNumber, type Standard, standards } from '../../shared/api/numbers.ts';
import type { Content } from '../../shared/content/content.ts';

/** Returns what the flaw behind a challenge is called: its numbers in these lists with their names, the closest first. */
export function flawNumbers(
  { flaws, standards: names }: Content,
  key: ChallengeKey,
  lists: readonly Standard[] = standards,
): readonly NamedNumber[] {
  const { numbers } = flaws[key];
  return lists.flatMap((standard) =>
    // The build has checked that the lists have all of them.
    (numbers[standard] ?? []).map((id) => ({ standard, id, name: names[standard][id] ?? '' })),
  );
}
