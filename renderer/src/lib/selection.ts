import type { Configuration } from './config.ts';

/**
 * Those of some challenges that the interface shows; the very same list where nothing is hidden. A workshop may hide some, which are there all the
 * same and can be solved (decision 42).
 */
export function shownOf<Challenge extends { readonly key: string }>(
  challenges: readonly Challenge[],
  configuration: Configuration | undefined,
): readonly Challenge[] {
  const selection: readonly string[] | null | undefined = configuration?.challenges.selection;
  return selection ? challenges.filter(({ key }) => selection.includes(key)) : challenges;
}
