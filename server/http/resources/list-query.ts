import { inspect } from 'node:util';
import { isObject } from '../../../shared/values/is-object.ts';
import { sentText } from '../sent-text.ts';
import { column } from './attributes.ts';
import type { Attribute } from './resource.ts';
import { internalError, ResourceError } from './resource-error.ts';
import { storedValue } from './values.ts';

/** A query for a list, as parts of a statement. */
export interface ListClauses {
  /** The part of the statement that follows the columns and the table. */
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The condition alone, for a list that is read piece by piece: `1` for none. Its parameters follow. */
  readonly condition: string;
  readonly conditionParameters: readonly unknown[];
  /** An ` ORDER BY ...` clause; empty for the order of the ids. */
  readonly order: string;
  readonly offset: number;
  /** How many characters each text is searched for; 0 without a search. */
  readonly searched: number;
}

type Query = Readonly<Record<string, unknown>>;

interface Condition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The longest search, in characters. A longer one finds nothing, since comparing takes that many times as long. */
const longestSearched = 1000;

/** Rows per page where `page` is given without `count`. */
const defaultPageSize = 100;

/**
 * Translates the query parameters of a list (api-account.md 8.3) into SQL. The SQL is made of attribute names and
 * placeholders only; every value is a parameter.
 * @param always conditions that hold for each list, such as that rows aren't deleted
 * @throws ResourceError for an unknown sort attribute and for two oddities of the contract
 */
export function listClauses(attributes: readonly Attribute[], query: Query, always: readonly string[]): ListClauses {
  if (Object.keys(query).some((name) => name.includes('.'))) {
    throw internalError("Cannot read properties of undefined (reading 'find')");
  }
  const conditions: Condition[] = [
    ...always.map((sql) => ({ sql, parameters: [] })),
    ...filters(attributes, query),
    ...search(attributes, query.q),
  ];
  const condition = conditions.map(({ sql }) => sql).join(' AND ');
  const parameters = conditions.flatMap((each) => each.parameters);
  const inOrder = order(attributes, query.sort);
  const skipped = offset(query);
  return {
    sql: `${condition === '' ? '' : ` WHERE ${condition}`}${inOrder} LIMIT -1 OFFSET ?`,
    parameters: [...parameters, skipped],
    condition: condition || '1',
    conditionParameters: parameters,
    order: query.sort === undefined ? '' : inOrder,
    offset: skipped,
    searched: query.q === undefined ? 0 : textOf(query.q).length,
  };
}

/** Refuses the `scope` parameter, as every verb but create does. @throws ResourceError 500 */
export function refuseScope(query: Query): void {
  if (query.scope) {
    throw internalError(`Invalid scope ${query.scope} called.`);
  }
}

function filters(attributes: readonly Attribute[], query: Query): readonly Condition[] {
  // weakness: contract api-account.md 8.3 - columns that responses leave out can be filtered all the same
  return attributes
    .filter(({ name }) => query[name] !== undefined)
    .map((attribute) => filter(attribute, query[attribute.name]));
}

function filter(attribute: Attribute, sent: unknown): Condition {
  // Where several values were sent, each may be a list itself: `?id=[1,2]&id=3`.
  const value = Array.isArray(sent) ? sent.flatMap((each) => comparable(attribute, each)) : comparable(attribute, sent);
  const name = column(attribute.name);
  if (value === null) {
    return { sql: `${name} IS NULL`, parameters: [] };
  }
  if (Array.isArray(value)) {
    const values = value.map((each) => withoutObjects(attribute, each));
    return { sql: `${name} IN (${values.map(() => '?').join(', ')})`, parameters: values };
  }
  return { sql: `${name} = ?`, parameters: [withoutObjects(attribute, value)] };
}

/** Returns an object as the contract compares it: with numbers and dates as a string, which finds nothing. @throws ResourceError 500 for other columns */
function withoutObjects({ type }: Attribute, value: unknown): unknown {
  if (!isObject(value)) {
    return value;
  }
  if (type === 'text' || type === 'boolean') {
    throw invalidValue(value);
  }
  return '[object Object]';
}

function invalidValue(value: unknown): Error {
  return internalError(`Invalid value ${inspect(value, { breakLength: Number.POSITIVE_INFINITY })}`);
}

/** Returns a query value as it is compared. JSON is parsed, but for text columns only lists, quoted strings and null are. */
function comparable(attribute: Attribute, sent: unknown): unknown {
  if (typeof sent !== 'string') {
    return sent;
  }
  const parsed = parsedOrText(sent);
  if (Array.isArray(parsed)) {
    return parsed.map((each) => {
      if (attribute.type === 'text') {
        return sentText(each);
      }
      return isObject(each) && !Array.isArray(each) ? each : storedValue(attribute, each);
    });
  }
  if (isObject(parsed)) {
    return parsed;
  }
  if (attribute.type === 'text' && (typeof parsed === 'number' || typeof parsed === 'boolean')) {
    return sent;
  }
  return storedValue(attribute, parsed);
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : inspect(sent);
}

function search(attributes: readonly Attribute[], sent: unknown): readonly Condition[] {
  if (sent === undefined || sent === '') {
    return [];
  }
  const searched = attributes.filter(({ type, unsearched }) => type === 'text' && !unsearched);
  if (searched.length === 0) {
    return [{ sql: '0', parameters: [] }];
  }
  const text = textOf(sent);
  if (text.length > longestSearched) {
    return [{ sql: '0', parameters: [] }];
  }
  const pattern = `%${text}%`;
  const sql = searched.map(({ name }) => `${column(name)} LIKE ?`).join(' OR ');
  return [{ sql: `(${sql})`, parameters: searched.map(() => pattern) }];
}

function order(attributes: readonly Attribute[], sent: unknown): string {
  if (sent === undefined) {
    return ' ORDER BY `id`';
  }
  const wanted = String(sent).split(',');
  const known = new Set(attributes.map(({ name }) => name));
  const unknown = wanted.map(withoutSign).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new ResourceError(400, 'Sorting not allowed on given attributes', unknown);
  }
  // A repeated column changes nothing, but would be compared each time.
  const first = wanted.filter(
    (name, at) => wanted.findIndex((other) => withoutSign(other) === withoutSign(name)) === at,
  );
  return ` ORDER BY ${first.map((name) => `${column(withoutSign(name))} ${name.startsWith('-') ? 'DESC' : 'ASC'}`).join(', ')}`;
}

function withoutSign(name: string): string {
  return name.replace(/^-/, '');
}

/** Returns how many rows to skip. Lists have no end: `page` and `count` only skip rows, as `offset` does. */
function offset(query: Query): number {
  const size = positiveNumber(query.count) || defaultPageSize;
  return query.page === undefined ? positiveNumber(query.offset) : positiveNumber(query.page) * size;
}

function positiveNumber(sent: unknown): number {
  const number = Number.parseInt(String(sent), 10);
  return number > 0 && Number.isSafeInteger(number) ? number : 0;
}
