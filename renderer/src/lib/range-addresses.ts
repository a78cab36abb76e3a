/**
 * The range's own addresses (decision 52). All are relative to the page, so that a shop behind a prefix works. Whatever links to a part of
 * the range takes its address from here.
 */
export const rangeAddresses = {
  help: 'help/',
  /** The decoy internet: the sites on which learners without a network find what others look up. */
  decoyInternet: 'decoy/',
  toolbox: 'decoy/toolbox/',
} as const;

/** The score board's route, for links of the router. Nothing may link to it until it is found (ui-learning.md 8). */
export const scoreBoardRoute = '/score-board';

/** The parameter that names a challenge on the score board. */
export const challengeParameter = 'challenge';

/** Returns the route of one challenge on the score board. */
export function challengeRoute(key: string): string {
  return `${scoreBoardRoute}?${challengeParameter}=${encodeURIComponent(key)}`;
}
