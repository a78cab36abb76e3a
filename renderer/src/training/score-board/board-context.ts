import type { TFunction, TOptions } from 'i18next';
import { createContext, type MouseEvent, useContext } from 'react';
import type { ChallengeKey } from '../../../../shared/api/challenge-keys.ts';
import type { Configuration } from '../../lib/config.ts';

/**
 * What all cards of the board need. It is passed down rather than requested by each part of each card: 110 cards would need about 600
 * subscriptions, which would take most of the time allowed for showing the board.
 */
export interface BoardSurroundings {
  readonly t: TFunction;
  /** Key of the current language. */
  readonly language: string;
  readonly configuration: Configuration;
  /** Returns the address of the lesson that prepares for a challenge; undefined where the help is switched off. */
  readonly lessonOf: (key: ChallengeKey) => string | undefined;
  /** Opens the debrief of a solved challenge, unless the learner wants its link in a window of its own. */
  readonly openDebrief: (key: ChallengeKey, event: MouseEvent) => void;
}

export const BoardContext = createContext<BoardSurroundings | undefined>(undefined);

/** Returns the same function with a memory for plain words: 110 cards ask for the same twenty of them. */
export function remembering(t: TFunction): TFunction {
  const words = new Map<string, string>();
  const find = (key: string, options?: TOptions): string => {
    if (options !== undefined) {
      return t(key, options);
    }
    const word = words.get(key) ?? t(key);
    words.set(key, word);
    return word;
  };
  // The board calls it in these two ways only. The type has others and a brand.
  return find as unknown as TFunction;
}

/**
 * Returns what all cards need.
 * @throws outside the board
 */
export function useBoard(): BoardSurroundings {
  const surroundings = useContext(BoardContext);
  if (surroundings === undefined) {
    throw new Error('Cards must be inside a board.');
  }
  return surroundings;
}
