/**
 * The range's own addresses (decision 52). All are relative to the page, so that a shop behind a prefix works. Whatever links to a part of
 * the range takes its address from here.
 */
export const rangeAddresses = {
  help: 'handbook/help/',
  handbook: 'handbook/',
  /** The decoy internet: the sites on which learners without a network find what others look up. */
  decoyInternet: 'decoy/',
  toolbox: 'decoy/toolbox/',
} as const;

/** Returns the address of a lesson of the handbook. */
export function lessonAddress(lesson: string): string {
  return `${rangeAddresses.handbook}${encodeURIComponent(lesson)}/`;
}

/** The score board's route, for links of the router. Nothing may link to it until it is found (ui-learning.md 8). */
export const scoreBoardRoute = '/score-board';

/** The workbench's route. It tells nothing of the challenges, so links to it need nothing to be found first. */
export const workbenchRoute = '/workbench';

/** The parameter that names a part of the workbench. */
export const partParameter = 'part';

/** The route of the workbench's history. */
export const historyRoute = `${workbenchRoute}?${partParameter}=history`;

/** The parameter that names a challenge on the score board. */
export const challengeParameter = 'challenge';

/** Returns the route of one challenge on the score board. */
export function challengeRoute(key: string): string {
  return `${scoreBoardRoute}?${challengeParameter}=${encodeURIComponent(key)}`;
}
