import { type Budgets, budgets } from '../../../server/budgets.ts';

/** More than any control sends, yet still a valid time for timers, size for files and page count for SQLite. */
const noLimit = 2 ** 31 - 1;

/** The list of all budgets, without any limits. */
export const withoutBudgets: Budgets = lifted(budgets);

function lifted<Part extends object>(part: Part): Part {
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? lifted(value) : noLimit,
  ]);
  // The same names with other numbers.
  return Object.fromEntries(entries) as Part;
}
