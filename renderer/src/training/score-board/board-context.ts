import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Configuration } from '../../lib/config.ts';

/**
 * What all cards of the board need alike. Handed down instead of asked for by each part of each card: 110 cards would be some 600
 * subscriptions, and take most of the time in which the board is to be there.
 */
export interface BoardSurroundings {
  readonly t: TFunction;
  /** Key of the language in force. */
  readonly language: string;
  readonly configuration: Configuration;
}

export const BoardContext = createContext<BoardSurroundings | undefined>(undefined);

/** @throws outside of the board */
export function useBoard(): BoardSurroundings {
  const surroundings = useContext(BoardContext);
  if (surroundings === undefined) {
    throw new Error('Cards belong on a board.');
  }
  return surroundings;
}
