import type { Configuration } from './config.ts';

/**
 * Returns the challenges that the interface shows, or the same list when nothing is hidden. A workshop may hide challenges; they still
 * exist and can be solved (decision 42).
 */
export function shownOf<Challenge extends { readonly key: string }>(
  challenges: readonly Challenge[],
  configuration: Configuration | undefined,
): readonly Challenge[] {
  const selection: readonly string[] | null | undefined = configuration?.challenges.selection;
  return selection ? challenges.filter(({ key }) => selection.includes(key)) : challenges;
}
