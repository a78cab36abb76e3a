/** Returns the string that a date is stored as: `YYYY-MM-DD HH:mm:ss.SSS +00:00`, in UTC (data.md 2.2). */
export function storedDate(date: Date): string {
  return `${date.toISOString().replace('T', ' ').slice(0, -1)} +00:00`;
}

/** Returns the current time as a stored date. */
export function storedNow(): string {
  return storedDate(new Date());
}

const storedForm = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}\.\d{3}) \+00:00$/;

/** Returns a stored date in the ISO 8601 form of responses (`2025-06-16T21:46:05.123Z`), or a string that is no date unchanged. */
export function isoDate(stored: string): string {
  return dateIn(stored) ?? stored;
}

/**
 * Returns a stored date in its ISO 8601 form. Any other string, such as one that was written into a date column by
 * injection, is parsed as a date if possible.
 * @returns null where it isn't one
 */
export function dateIn(stored: string): string | null {
  const match = storedForm.exec(stored);
  if (match !== null) {
    return `${match[1]}T${match[2]}Z`;
  }
  const time = Date.parse(stored);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
