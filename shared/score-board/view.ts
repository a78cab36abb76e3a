import { isObject } from '../values/is-object.ts';

export const groupings = ['difficulty', 'topic', 'path'] as const;
/** What the challenges are grouped by. */
export type Grouping = (typeof groupings)[number];

export const orders = ['difficulty', 'name'] as const;
/** The order within a group. The first is the contract's (ui-learning.md 2.5). */
export type Order = (typeof orders)[number];

export const layouts = ['cards', 'list'] as const;
export type Layout = (typeof layouts)[number];

/** Which help a card shows below its actions. */
export type Help = 'hints' | 'mitigation';

/** Where the learner had scrolled to. */
export interface Place {
  /** The topmost card in the window. */
  readonly key: string;
  /** Its distance from the top of the window, in pixels. */
  readonly top: number;
}

/** What the board wants to find again on the next visit, apart from the filter in the address (decision 45). */
export interface BoardView {
  readonly grouping: Grouping;
  readonly order: Order;
  readonly layout: Layout;
  /** The filter of the last visit, as written to the address. */
  readonly query: string;
  /** Whether a part of the board is unfolded, by its id. A part without an entry decides for itself. */
  readonly folds: Readonly<Record<string, boolean>>;
  /** The help that is shown on cards, by challenge. */
  readonly help: Readonly<Record<string, Help>>;
  readonly place: Place | null;
}

export const firstView: BoardView = {
  grouping: 'difficulty',
  order: 'difficulty',
  layout: 'cards',
  query: '',
  folds: {},
  help: {},
  place: null,
};

/** The most entries of a kind that are kept, so that the view stays far below the 8 KB that the server takes. */
const mostEntries = 60;
const longestQuery = 1000;

/** Reads a view that was kept earlier. What cannot be read is as on the first visit. */
export function readView(kept: unknown): BoardView {
  if (!isObject(kept)) {
    return firstView;
  }
  const { grouping, order, layout, query, folds, help, place } = kept;
  return {
    grouping: groupings.find((known) => known === grouping) ?? firstView.grouping,
    order: orders.find((known) => known === order) ?? firstView.order,
    layout: layouts.find((known) => known === layout) ?? firstView.layout,
    query: typeof query === 'string' ? query : '',
    folds: entriesOf(folds, (value) => typeof value === 'boolean'),
    help: entriesOf(help, (value) => value === 'hints' || value === 'mitigation'),
    place: isPlace(place) ? { key: place.key, top: place.top } : null,
  };
}

/** Returns the view as the server keeps it. The oldest entries go first where there are too many. */
export function keptView(view: BoardView): BoardView {
  const newest = <Value>(entries: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(entries).slice(-mostEntries));
  return {
    ...view,
    query: view.query.length > longestQuery ? '' : view.query,
    folds: newest(view.folds),
    help: newest(view.help),
  };
}

function entriesOf<Value>(kept: unknown, fits: (value: unknown) => boolean): Readonly<Record<string, Value>> {
  // The values have been checked, which the type checker cannot see through a filter of entries.
  return isObject(kept)
    ? (Object.fromEntries(Object.entries(kept).filter(([, value]) => fits(value))) as Record<string, Value>)
    : {};
}

function isPlace(place: unknown): place is Place {
  return isObject(place) && typeof place.key === 'string' && typeof place.top === 'number';
}
