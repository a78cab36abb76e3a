import { createContext, useContext } from 'react';
import type { ChallengeKey } from '../../../../shared/api/challenge-keys.ts';

/** Names challenges in the class's language. */
export const ChallengeNames = createContext<(key: ChallengeKey) => string>((key) => key);

export function useChallengeNames(): (key: ChallengeKey) => string {
  return useContext(ChallengeNames);
}
