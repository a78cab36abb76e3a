/** Reads the text of a request's body as JSON; undefined when it isn't. */
export function parseBody(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
