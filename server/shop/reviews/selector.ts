import { type Budgets, budgets } from '../../budgets.ts';
import type { Collection, ReviewDocument } from '../../database/documents.ts';
import type { Evaluator } from '../../decoy/evaluator.ts';

/** The operators that may be applied to an id, and that are passed to the query library as they are (api-shop.md 3.1). */
const libraryOperators = new Set([
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$exists',
  '$not',
  '$mod',
  '$size',
  '$type',
  '$all',
]);

/** Operators on places and lists. An id is a string, so they are accepted but never hold. */
const neverOnText = new Set(['$near', '$maxDistance', '$elemMatch']);

/** How deeply operators may be nested; each level may ask the evaluator once. */
const deepest = 8;

type ValueSelector = Readonly<Record<string, unknown>>;

type Condition = (id: string) => boolean;

/**
 * Finds the reviews that `{_id: value}` selects, oldest first, and returns them as they are at the end of the selection.
 * `value` is whatever a client sent (api-shop.md 3.1).
 * @throws Error with the contract's text for an operator that is unknown, misplaced or has a wrong operand
 */
export async function selectById(
  reviews: Collection<ReviewDocument>,
  value: unknown,
  evaluator: Evaluator,
  { selector, patternsOfSelector }: Budgets['comparisons'] = budgets.comparisons,
): Promise<readonly ReviewDocument[]> {
  if (typeof value === 'string' || typeof value === 'number') {
    return reviews.all().filter((review) => review._id === value);
  }
  if (!isOperatorSelector(value)) {
    return [];
  }
  const ids = reviews.all().map((review) => review._id);
  const text = jsonOf(value);
  // The library compares each value of an operand with each id, and each pattern may take until the evaluator's deadline.
  const patterns = text.split('"$regex"', patternsOfSelector + 2).length - 1;
  if (text.length * ids.length > selector || patterns > patternsOfSelector) {
    throw new Error('The selector is too large');
  }
  const holds = await conditionOf(value, ids, evaluator);
  return reviews.all().filter((review) => holds(review._id));
}

/** @throws Error for a value that is nested more deeply than the engine can write */
function jsonOf(value: ValueSelector): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw tooDeep();
  }
}

function tooDeep(): Error {
  return new Error('Operators are nested too deeply');
}

/** Returns false for a plain value, which an id never equals. @throws Error for operators that are mixed with other keys */
function isOperatorSelector(value: unknown): value is ValueSelector {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const keys = Object.keys(value);
  const operators = keys.filter((key) => key.startsWith('$'));
  if (operators.length > 0 && operators.length < keys.length) {
    throw new Error(`Inconsistent operator: ${JSON.stringify(value)}`);
  }
  return operators.length > 0;
}

/**
 * Makes the condition that a selector describes. Only the contract's operators reach the query library, so that none of
 * its other ones can be used (decision 8).
 */
async function conditionOf(
  selector: ValueSelector,
  ids: readonly string[],
  evaluator: Evaluator,
  depth = 0,
): Promise<Condition> {
  if (depth > deepest) {
    throw tooDeep();
  }
  // Loaded on first use: few visitors write reviews, and loading it would slow down every start.
  const { Query } = await import('mingo');
  const conditions: (() => Condition)[] = [];
  for (const [operator, operand] of Object.entries(selector)) {
    if (operator === '$regex') {
      const found = await idsLike(operand, selector.$options, ids, evaluator);
      conditions.push(() => (id) => found.has(id));
    } else if (operator === '$options') {
      if (!('$regex' in selector)) {
        throw new Error('$options needs a $regex');
      }
    } else if (neverOnText.has(operator)) {
      conditions.push(() => () => false);
    } else if (!libraryOperators.has(operator)) {
      throw new Error(`Unrecognized operator: ${operator}`);
    } else if ((operator === '$in' || operator === '$nin') && !Array.isArray(operand)) {
      throw new Error(`${operator} needs an array`);
    } else if (operator === '$not' && isOperatorSelector(operand)) {
      const holds = await conditionOf(operand, ids, evaluator, depth + 1);
      conditions.push(() => (id) => !holds(id));
    } else {
      conditions.push(() => {
        const query = new Query({ _id: { [operator]: operand } }, { scriptEnabled: false });
        return (_id) => query.test({ _id });
      });
    }
  }
  // Conditions are made only once all operators are known to exist.
  const all = conditions.map((make) => make());
  return (id) => all.every((holds) => holds(id));
}

/**
 * Finds the ids that a pattern matches. A learner's pattern may take for ever, so it runs where it can be interrupted.
 * @throws Error when the pattern or its options are wrong, or it takes too long
 */
async function idsLike(
  pattern: unknown,
  options: unknown,
  ids: readonly string[],
  evaluator: Evaluator,
): Promise<ReadonlySet<string>> {
  const flags = options ?? '';
  if (typeof flags !== 'string' || /[^gim]/.test(flags)) {
    throw new Error('Only the i, m, and g regexp options are supported');
  }
  const result = await evaluator.evaluate({
    kind: 'where',
    source: `new RegExp(${JSON.stringify(String(pattern))}, ${JSON.stringify(flags)}).test(this._id)`,
    globals: { documents: ids.map((_id) => ({ _id })) },
  });
  if (result.outcome === 'threw') {
    throw new SyntaxError(result.message);
  }
  if (result.outcome !== 'value' || !Array.isArray(result.value)) {
    throw new Error('The pattern took too long');
  }
  const matches = new Set<unknown>(result.value);
  return new Set(ids.filter((_, position) => matches.has(position)));
}
