/** A request of one of the handbook's lessons, counted from 1. */
export interface LessonRequest {
  readonly lesson: string;
  readonly number: number;
}

/** The parameter of the workbench's address that names one. */
const parameter = 'open';

/**
 * Reads which request of a lesson an address opens, as in `?open=sql-injection/2` (decision 48). An address can name a request of the range's own
 * lessons and nothing else, so that nobody can hand a learner a link with a request of their choice.
 * @returns null for something else after `open`, and undefined without it
 */
export function lessonIn(search: string): LessonRequest | null | undefined {
  const named = new URLSearchParams(search).get(parameter);
  if (named === null) {
    return undefined;
  }
  const [, lesson, number] = /^([a-z\d][a-z\d-]{0,59})\/([1-9]\d{0,2})$/.exec(named) ?? [];
  return lesson === undefined ? null : { lesson, number: Number(number) };
}
