import type { GuardName } from '../../../shared/api/routes.ts';
import { type GuardRule, guardTable } from './guard-table.ts';
import { ruleMatcher } from './match-rules.ts';

/** A guard of a rule in the table. The rule keeps the limiters of different routes apart. */
export interface AppliedGuard {
  readonly name: GuardName;
  readonly rule: GuardRule;
}

const rulesOf = ruleMatcher(guardTable);

/**
 * Returns the guards that a request meets, in order.
 * @param path a decoded path, or a route's pattern
 */
export function guardsOf(verb: string, path: string): readonly AppliedGuard[] {
  return rulesOf(verb, path).flatMap((rule) => rule.guards.map((name) => ({ name, rule })));
}
