import type { Budgets } from '../budgets.ts';
import { PageError } from './errors.ts';

/**
 * Refuses a value that is too long to be stored, where the contract sets no limit. A string is measured as it is, and
 * any other value by its JSON.
 * @param field the name that the client uses
 * @throws PageError 400, in the words of the generated resources (api-account.md 8.5)
 */
export function requireStorable(field: string, value: unknown, { storedText }: Budgets): void {
  const length = typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0);
  if (length > storedText.length) {
    throw new PageError(`Validation error: Validation len on ${field} failed`, { status: 400 });
  }
}
