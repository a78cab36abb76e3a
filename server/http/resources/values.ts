import { isObject } from '../../../shared/values/is-object.ts';
import { dateIn, storedDate } from '../../database/dates.ts';
import type { Attribute } from './resource.ts';

/** What is stored where a client sent something else as a date. Responses show it as null. */
const notADate = 'Invalid date';

/** Returns a stored value as responses show it, with ISO dates and booleans (api-account.md 8.2). */
export function shownValue(attribute: Attribute, stored: unknown): unknown {
  switch (attribute.type) {
    case 'date':
      return typeof stored === 'string' ? dateIn(stored) : stored;
    case 'boolean':
      return stored === 1 ? true : stored === 0 ? false : stored;
    default:
      return stored;
  }
}

/**
 * Returns a sent value as it is stored. A value that doesn't fit the column's type is stored unchanged
 * (api-account.md 8.4).
 * @throws TypeError for arrays and objects, which the database driver would take for several parameters
 */
export function storedValue(attribute: Attribute, sent: unknown): unknown {
  if (attribute.type === 'date' && sent) {
    const date = dateOf(sent);
    return date === null ? notADate : storedDate(date);
  }
  if (isObject(sent)) {
    throw new TypeError(`${attribute.name} cannot be an array or an object`);
  }
  switch (attribute.type) {
    case 'boolean':
      return sent === 'true' ? 1 : sent === 'false' ? 0 : sent;
    case 'text':
      // The driver passes every number on as a float, which SQLite would turn into a string such as `5.0`.
      return typeof sent === 'number' ? String(sent) : sent;
    default:
      return sent;
  }
}

/** Returns a sent value as the response to an update echoes it: dates in ISO form, and everything else as it was sent. */
export function echoedValue(attribute: Attribute, sent: unknown): unknown {
  return attribute.type === 'date' ? (dateOf(sent)?.toISOString() ?? null) : sent;
}

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
