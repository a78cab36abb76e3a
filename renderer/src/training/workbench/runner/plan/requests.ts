import { bytesOf } from '../../model/draft.ts';
import type { List } from '../values/list.ts';
import type { Combination } from './combinations.ts';
import { fitted, placesIn } from './fit.ts';
import type { Plan } from './plan.ts';
import { hasOneList } from './positions.ts';
import { type Piece, piecesOf, referencesIn, withoutMarks } from './template.ts';

/** Values that were taken from responses, by name. */
export type Taken = Readonly<Record<string, string>>;

/** Makes the bytes of a step's request. */
export type MakeRequest = (step: number, values: Combination, taken: Taken) => Uint8Array<ArrayBuffer>;

/** What tells how the requests of a plan are made. */
interface Sent extends Pick<Plan, 'steps' | 'mode'> {
  readonly lists: readonly Pick<List, 'change'>[];
}

/** Returns a function that makes the requests of a plan. What all of them have in common is read once. */
export function requestsOf({ steps, lists, mode }: Sent): MakeRequest {
  const known = new Set<string>();
  let before = 0;
  const templates = steps.map(({ draft, takes }) => {
    const first = before;
    const places = placesIn(draft.text);
    before += places.length;
    const pieces = piecesOf(draft.text, new Set(known));
    for (const { name } of takes) {
      known.add(name);
    }
    return { draft, first, places, pieces };
  });
  const oneList = hasOneList(mode, before);
  return (step, values, taken) => {
    const template = templates[step];
    if (template === undefined) {
      return new Uint8Array();
    }
    const { draft, first, places, pieces } = template;
    const textOf = (piece: Piece): string => {
      switch (piece.kind) {
        case 'text':
          // A mark without a partner is not sent.
          return withoutMarks(piece.text);
        case 'reference':
          return taken[piece.name] ?? '';
        case 'position': {
          const value = values[first + piece.index] ?? null;
          const list = lists[oneList ? 0 : first + piece.index];
          return value === null ? piece.text : fitted(value, list?.change ?? 'fit', places[piece.index] ?? 'plain');
        }
      }
    };
    return bytesOf({ ...draft, text: pieces.map(textOf).join('') });
  };
}

/** Returns the names that are used in a step and that no earlier step takes from its response. */
export function unknownNames({ steps }: Pick<Plan, 'steps'>, step: number): readonly string[] {
  const taken = new Set(steps.slice(0, step).flatMap(({ takes }) => takes.map(({ name }) => name)));
  const text = steps[step]?.draft.text ?? '';
  const names = piecesOf(text, new Set(referencesIn(text).map(({ name }) => name))).flatMap((piece) =>
    piece.kind === 'reference' && !taken.has(piece.name) ? [piece.name] : [],
  );
  return [...new Set(names)];
}
