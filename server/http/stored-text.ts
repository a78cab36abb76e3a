import type { Budgets } from '../budgets.ts';
import { PageError } from './errors.ts';

/**
 * Refuses what is too long to be kept, where the contract sets no length: a text, or any other value by its JSON.
 * @param field as the client calls it
 * @throws PageError 400, worded as the generated resources do (api-account.md 8.5)
 */
export function requireStorable(field: string, value: unknown, { storedText }: Budgets): void {
  const length = typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0);
  if (length > storedText.length) {
    throw new PageError(`Validation error: Validation len on ${field} failed`, { status: 400 });
  }
}
