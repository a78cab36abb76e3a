import type { GuardName } from '../../../shared/api/routes.ts';
import { type GuardRule, guardTable } from './guard-table.ts';

/** A guard of a rule in the table. The rule keeps the limiters of different routes apart. */
export interface AppliedGuard {
  readonly name: GuardName;
  readonly rule: GuardRule;
}

const rules = guardTable.map((rule) => ({ rule, segments: segmentsOf(rule.path) }));

/**
 * Returns the guards that a request meets, in order.
 * @param path a decoded path, or a route's pattern
 */
export function guardsOf(verb: string, path: string): readonly AppliedGuard[] {
  const segments = segmentsOf(path);
  const asVerb = verb === 'HEAD' ? 'GET' : verb;
  return rules
    .filter(
      ({ rule, segments: wanted }) =>
        (rule.verbs === 'any' || rule.verbs.includes(asVerb)) &&
        (rule.below ? wanted.length <= segments.length : wanted.length === segments.length) &&
        wanted.every((segment, index) => segment.startsWith(':') || segment === segments[index]),
    )
    .flatMap(({ rule }) => rule.guards.map((name) => ({ name, rule })));
}

/** Splits a path into segments. Neither case nor one trailing slash matters (api-account.md 1). */
function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
}
