import {
  type ExchangeKind,
  type ExchangeSummary,
  exchangeKinds,
  type Sender,
  senders,
  workbenchLimits,
} from '../../../../../../shared/api/workbench.ts';
import { isObject } from '../../../../../../shared/values/is-object.ts';
import { isInGroup, type StatusGroup, statusGroups } from '../../view/table/status-group.ts';
import { type Mark, marks, type Remark } from './remarks.ts';

/** An exchange with what the learner has noted of it: a row of the list. */
export interface Listed {
  /** The exchange's id. */
  readonly number: number;
  readonly exchange: ExchangeSummary;
  readonly remark: Remark | undefined;
}

/** Which exchanges are shown. */
export interface Filter {
  /** What the shop finds in heads and bodies, and this page in the list and in notes. */
  readonly text: string;
  readonly kinds: readonly ExchangeKind[];
  /** Undefined for all. */
  readonly status: StatusGroup | undefined;
  readonly sender: Sender | undefined;
  /** `any` for those with a mark or a note. */
  readonly mark: Mark | 'any' | undefined;
}

/** What a learner looks for is hardly ever in what makes up most of the traffic: the page's own parts. */
export const usualFilter: Filter = {
  text: '',
  kinds: ['page', 'api', 'other'],
  status: undefined,
  sender: undefined,
  mark: undefined,
};

/** Lets everything through. */
export const noFilter: Filter = { ...usualFilter, kinds: exchangeKinds };

/**
 * Returns the rows that a filter lets through.
 * @param found ids of the exchanges in which the shop has found the text
 */
export function filtered(rows: readonly Listed[], filter: Filter, found: ReadonlySet<number>): readonly Listed[] {
  const words = filter.text.toLowerCase();
  return rows.filter(
    (row) =>
      filter.kinds.includes(row.exchange.kind) &&
      isInGroup(row.exchange.status ?? undefined, filter.status) &&
      (filter.sender === undefined || row.exchange.sender === filter.sender) &&
      hasMark(row, filter.mark) &&
      (words === '' || found.has(row.number) || isIn(row, words)),
  );
}

/** Returns how many rows of each kind there are. */
export function countKinds(rows: readonly Listed[]): ReadonlyMap<ExchangeKind, number> {
  return new Map([...Map.groupBy(rows, ({ exchange }) => exchange.kind)].map(([kind, all]) => [kind, all.length]));
}

function hasMark({ remark }: Listed, mark: Filter['mark']): boolean {
  return mark === undefined || (mark === 'any' ? remark !== undefined : remark?.mark === mark);
}

/** What the list itself shows needs no search, so it is there at once. */
function isIn({ exchange: { method, target, status }, remark }: Listed, words: string): boolean {
  return `${method} ${target} ${status ?? ''}\n${remark?.note ?? ''}`.toLowerCase().includes(words);
}

/** Reads what was kept. Another version of the page may have written it. */
export function readFilter(value: unknown): Filter {
  const { text, kinds, status, sender, mark } = isObject(value) ? value : {};
  return {
    text: typeof text === 'string' ? text.slice(0, workbenchLimits.search) : '',
    kinds: Array.isArray(kinds) ? exchangeKinds.filter((kind) => kinds.includes(kind)) : usualFilter.kinds,
    status: statusGroups.find((each) => each === status),
    sender: senders.find((each) => each === sender),
    mark: mark === 'any' ? mark : marks.find((each) => each === mark),
  };
}
