import { isObject } from '../../../../../shared/values/is-object.ts';
import { type Filter, noFilter, readFilter, usualFilter } from '../history/list/filter.ts';
import {
  type ChangedRemark,
  noRemarks,
  type Remarks,
  readRemarks,
  remarksWithin,
  withRemark,
} from '../history/list/remarks.ts';
import type { Order } from '../view/table/order.ts';
import { keep } from './kept.ts';

/** How the learner looks at the history. What was recorded itself is in the shop's memory, and nowhere else (decision 49). */
export interface HistoryView {
  readonly filter: Filter;
  readonly order: Order;
  /** Id of the exchange that is shown, among those of the remarks' process. */
  readonly shown: number | undefined;
  readonly remarks: Remarks;
}

/** The newest first: what the learner has just done is at the top. */
const usualOrder: Order = { by: 'number', isDown: true };

export const historyView = keep<HistoryView>('history', (kept) => {
  const { filter, order, shown, remarks } = isObject(kept) ? kept : {};
  return {
    filter: filter === undefined ? usualFilter : readFilter(filter),
    order: isOrder(order) ? order : usualOrder,
    shown: typeof shown === 'number' ? shown : undefined,
    remarks: remarks === undefined ? noRemarks : readRemarks(remarks),
  };
});

/** Changes which exchanges are shown. */
export function changeFilter(change: Partial<Filter>): void {
  historyView.use.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}

/** Shows all exchanges. */
export function showAll(): void {
  historyView.use.setState({ filter: noFilter });
}

export function changeOrder(order: Order): void {
  historyView.use.setState({ order });
}

/** Shows an exchange, or none. */
export function showExchange(id: number | undefined): void {
  historyView.use.setState({ shown: id });
}

/** Marks an exchange, or notes something of it. */
export function remark(id: number, change: ChangedRemark): void {
  historyView.use.setState(({ remarks }) => ({ remarks: withRemark(remarks, id, change) }));
}

/** Forgets what was noted of exchanges that are gone. */
export function forgetGone(run: string, oldest: number): void {
  const { remarks, shown } = historyView.use.getState();
  const left = remarksWithin(remarks, run, oldest);
  const isGone = shown !== undefined && (remarks.run !== run || shown < oldest);
  if (left !== remarks || isGone) {
    historyView.use.setState({ remarks: left, ...(isGone && { shown: undefined }) });
  }
}

function isOrder(value: unknown): value is Order {
  return isObject(value) && typeof value.by === 'string' && typeof value.isDown === 'boolean';
}
