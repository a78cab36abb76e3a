import type { FindBoard } from './find-board.ts';

/** Looks for a board by multicast DNS. Few apps report to a class, so the code is loaded by the first search. */
export const findBoard: FindBoard = async (board, signal) => {
  const [{ findOn }, { multicast }] = await Promise.all([import('./find-board.ts'), import('./local-network.ts')]);
  return findOn(multicast)(board, signal);
};
