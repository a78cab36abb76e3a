import type { GuardRule } from './guard-table.ts';

/**
 * Makes a function that returns the rules that a request meets, in order.
 * @param table in the order in which its rules run
 */
export function ruleMatcher(table: readonly GuardRule[]): (verb: string, path: string) => readonly GuardRule[] {
  const rules = table.map((rule) => ({ rule, segments: segmentsOf(rule.path) }));
  return (verb, path) => {
    const segments = segmentsOf(path);
    const asVerb = verb === 'HEAD' ? 'GET' : verb;
    return rules.flatMap(({ rule, segments: wanted }) =>
      (rule.verbs === 'any' || rule.verbs.includes(asVerb)) &&
      (rule.below ? wanted.length <= segments.length : wanted.length === segments.length) &&
      wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index])
        ? [rule]
        : [],
    );
  };
}

/** Splits a path into segments. Neither case nor one trailing slash matters (api-account.md 1). */
function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
}
