import { isObject } from '../../../../../shared/values/is-object.ts';
import { isBase64 } from '../model/bytes.ts';
import { type Draft, draftOf } from '../model/draft.ts';
import { newId } from '../model/new-id.ts';
import { keep } from './kept.ts';
import { showPart } from './place.ts';

/** A tab of the repeater. What was sent from it is in `steps.ts`. */
export interface RepeaterTab {
  readonly id: string;
  readonly name: string;
  readonly draft: Draft;
}

export interface RepeaterState {
  readonly tabs: readonly RepeaterTab[];
  /** Id of the tab that is shown. */
  readonly active: string;
}

/** How many tabs there are at most. The screen says it. */
export const mostTabs = 50;

/** Names are what fits into a tab. */
const longestName = 60;

/** The repeater's tabs. There is always at least one. */
export const repeater = keep<RepeaterState>('repeater', (kept) => {
  const { tabs, active } = isObject(kept) ? kept : {};
  const known = Array.isArray(tabs) ? tabs.filter(isTab).slice(0, mostTabs) : [];
  const all = known.length > 0 ? known : [firstTab()];
  const shown = all.find(({ id }) => id === active) ?? all[0];
  return { tabs: all, active: shown?.id ?? '' };
});

/** Makes the tab of a first visit, with a request that every shop answers. */
function firstTab(): RepeaterTab {
  const lines = ['GET /rest/products/search?q=apple HTTP/1.1', `Host: ${location.host}`, 'Accept: application/json'];
  return newTab('1', draftOf(`${lines.join('\n')}\n\n`));
}

function newTab(name: string, draft: Draft): RepeaterTab {
  return { id: newId(), name: name.slice(0, longestName), draft };
}

/**
 * Opens a request in a new tab of the repeater, and shows it.
 * @returns false when there are too many tabs already
 */
export function openInRepeater(draft: Draft, name?: string): boolean {
  const { tabs } = repeater.use.getState();
  if (tabs.length >= mostTabs) {
    return false;
  }
  const tab = newTab(name ?? nextName(tabs), draft);
  repeater.use.setState({ tabs: [...tabs, tab], active: tab.id });
  showPart('repeater');
  return true;
}

/** Shows a tab. */
export function showTab(id: string): void {
  repeater.use.setState({ active: id });
}

/** Changes a tab. An empty name changes nothing. */
export function changeTab(id: string, { name, draft }: Partial<Omit<RepeaterTab, 'id'>>): void {
  const named = name?.trim().slice(0, longestName);
  const change = { ...(named && { name: named }), ...(draft !== undefined && { draft }) };
  repeater.use.setState(({ tabs }) => ({ tabs: tabs.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)) }));
}

/** Closes a tab. After the last one there is a new one. */
export function closeTab(id: string): void {
  const { tabs, active } = repeater.use.getState();
  const at = tabs.findIndex((tab) => tab.id === id);
  const left = tabs.filter((tab) => tab.id !== id);
  const all = left.length > 0 ? left : [firstTab()];
  const next = active === id ? all[Math.min(Math.max(at, 0), all.length - 1)]?.id : active;
  repeater.use.setState({ tabs: all, active: next ?? '' });
}

function nextName(tabs: readonly RepeaterTab[]): string {
  const numbers = tabs.map(({ name }) => Number(name)).filter((number) => Number.isInteger(number));
  return String(Math.max(0, ...numbers) + 1);
}

function isTab(value: unknown): value is RepeaterTab {
  return isObject(value) && typeof value.id === 'string' && typeof value.name === 'string' && isDraft(value.draft);
}

/** Returns whether a kept value is a draft. */
export function isDraft(value: unknown): value is Draft {
  return (
    isObject(value) &&
    typeof value.text === 'string' &&
    (value.data === undefined || (typeof value.data === 'string' && isBase64(value.data))) &&
    (value.headEnds === 'crlf' || value.headEnds === 'lf') &&
    (value.bodyEnds === 'crlf' || value.bodyEnds === 'lf') &&
    typeof value.setsLength === 'boolean'
  );
}
