import { isObject } from '../../../shared/values/is-object.ts';
import { isoDate, storedDate } from '../../database/dates.ts';
import type { Attribute } from './resource.ts';

/** Returns a stored value as responses show it, with ISO dates and booleans (api-account.md 8.2). */
export function shownValue(attribute: Attribute, stored: unknown): unknown {
  switch (attribute.type) {
    case 'date':
      return typeof stored === 'string' ? isoDate(stored) : stored;
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
  if (isObject(sent)) {
    throw new TypeError(`${attribute.name} cannot be an array or an object`);
  }
  switch (attribute.type) {
    case 'date': {
      const time = dateOf(sent);
      return time === undefined ? sent : storedDate(time);
    }
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
  const time = attribute.type === 'date' ? dateOf(sent) : undefined;
  return time === undefined ? sent : time.toISOString();
}

function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return undefined;
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
