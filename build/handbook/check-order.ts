import { ContentError } from '../content/read-content.ts';
import type { ReadHandbook } from './read-handbook.ts';

/** Something that presupposes others of its kind. */
interface Step {
  readonly name: string;
  readonly needs: readonly string[];
  /** Where its needs are written, as errors name it. */
  readonly place: string;
}

/**
 * Checks what paths and lessons presuppose: it exists, and nothing presupposes itself, over however many others.
 * @throws ContentError naming the file and the circle
 */
export function checkOrder({ paths, lessons, known }: ReadHandbook): void {
  const place = 'resources/handbook/contents.yml';
  const steps = paths.map(({ path, needs }) => ({ name: path, needs, place: `${place}: ${path}` }));
  checkSteps(
    'path',
    steps,
    steps.map(({ name }) => name),
  );
  checkSteps(
    'lesson',
    lessons.map(({ name, source }) => ({
      name,
      needs: source.facts.needs,
      place: `resources/handbook/lessons/${name}/lesson.md: needs`,
    })),
    known,
  );
}

function checkSteps(kind: string, steps: readonly Step[], known: readonly string[]): void {
  const needsOf = new Map(steps.map(({ name, needs }) => [name, needs]));
  for (const { name, needs, place } of steps) {
    const unknown = needs.find((need) => !known.includes(need));
    if (unknown !== undefined) {
      throw new ContentError(`${place}: there is no ${kind} called ${unknown}`);
    }
    const circle = circleFrom(name, [name], needsOf);
    if (circle !== undefined) {
      throw new ContentError(`${place}: the ${kind} presupposes itself: ${circle.join(' -> ')}`);
    }
  }
}

/** Returns the way from a step over what it presupposes back to itself; undefined if there is none. */
function circleFrom(
  start: string,
  way: readonly string[],
  needsOf: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  for (const need of needsOf.get(way.at(-1) ?? '') ?? []) {
    if (need === start) {
      return [...way, need];
    }
    const circle = way.includes(need) ? undefined : circleFrom(start, [...way, need], needsOf);
    if (circle !== undefined) {
      return circle;
    }
  }
  return undefined;
}
