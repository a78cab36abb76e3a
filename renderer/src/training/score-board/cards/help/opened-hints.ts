import { useState } from 'react';
import type { ChallengeKey } from '../../../../../../shared/api/challenge-keys.ts';
import { changeLearner, learnerQuery, useLearner } from '../../../../lib/learner.ts';
import { queryClient } from '../../../../lib/query-client.ts';

/** Notes that a challenge's first hint is open, unless more of them are. */
export function openFirstHint(key: ChallengeKey): void {
  const opened = queryClient.getQueryData(learnerQuery.queryKey)?.openedHints[key] ?? 0;
  if (opened === 0) {
    void changeLearner({ openedHints: { [key]: 1 } });
  }
}

/**
 * Returns how many hints of a challenge are open, at least one, and a function that opens the next. They open even while the range cannot
 * keep it.
 */
export function useOpenedHints(key: ChallengeKey): readonly [number, () => void] {
  const kept = useLearner()?.openedHints[key] ?? 0;
  const [here, setHere] = useState(1);
  const opened = Math.max(kept, here);
  const openNext = () => {
    setHere(opened + 1);
    void changeLearner({ openedHints: { [key]: opened + 1 } });
  };
  return [opened, openNext];
}
