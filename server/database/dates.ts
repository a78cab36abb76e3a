/** Returns the string that a date is stored as: `YYYY-MM-DD HH:mm:ss.SSS +00:00`, in UTC (data.md 2.2). */
export function storedDate(date: Date): string {
  return `${date.toISOString().replace('T', ' ').slice(0, -1)} +00:00`;
}

/** Returns the current time as a stored date. */
export function storedNow(): string {
  return storedDate(new Date());
}

const storedForm = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}\.\d{3}) \+00:00$/;

/**
 * Returns a stored date in the ISO 8601 form of responses (`2025-06-16T21:46:05.123Z`). Any other string, such as one
 * that a client wrote into a date column, is parsed as a date if possible and otherwise returned unchanged.
 */
export function isoDate(stored: string): string {
  const match = storedForm.exec(stored);
  if (match !== null) {
    return `${match[1]}T${match[2]}Z`;
  }
  const time = Date.parse(stored);
  return Number.isNaN(time) ? stored : new Date(time).toISOString();
}
