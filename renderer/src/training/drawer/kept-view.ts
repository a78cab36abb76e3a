import { useEffect } from 'react';
import { besideWidth } from '../../../../shared/api/drawer.ts';
import { isObject } from '../../../../shared/values/is-object.ts';
import { restoreDrawer, useDrawer } from '../../lib/drawer.ts';
import { changeLearner, learnerQuery, useLearner } from '../../lib/learner.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The drawer's pages: what belongs to the learner's work, and the sites of the decoy internet. */
export type DrawerPart = 'work' | 'internet';

/** What the drawer finds again after reloads and restarts (decision 45). */
export interface DrawerView {
  readonly open: boolean;
  readonly part: DrawerPart;
  /** What the learner searched the decoy internet for. */
  readonly search: string;
}

/** Longer searches are not kept: a view is at most 8 KB. */
const longestSearch = 200;

/** Reads a kept view. Another version of the page, or the learner, may have written anything into it. */
export function readView(kept: unknown): DrawerView {
  const { open, part, search } = isObject(kept) ? kept : {};
  return {
    open: open === true,
    part: part === 'internet' ? 'internet' : 'work',
    search: typeof search === 'string' ? search.slice(0, longestSearch) : '',
  };
}

/** Returns the kept view; undefined until it is known. */
export function useDrawerView(): DrawerView | undefined {
  const learner = useLearner();
  return learner && readView(learner.views.drawer);
}

/** Keeps a part of the view. The rest stays as it is. */
export function keepView(change: Partial<DrawerView>): void {
  const known = readView(queryClient.getQueryData(learnerQuery.queryKey)?.views.drawer);
  const next = { ...known, ...change, search: (change.search ?? known.search).slice(0, longestSearch) };
  if (next.open !== known.open || next.part !== known.part || next.search !== known.search) {
    void changeLearner({ views: { drawer: next } });
  }
}

/**
 * Opens the drawer again where it was left open beside the page, and keeps whether it is open. A sheet would cover the page that the learner
 * goes to, so it does not come back by itself.
 */
export function useRestoredDrawer(): void {
  useEffect(() => {
    const restore = async () => {
      const { views } = await queryClient.fetchQuery(learnerQuery);
      if (readView(views.drawer).open && window.matchMedia(besideWidth).matches) {
        restoreDrawer();
      }
    };
    if (window.matchMedia(besideWidth).matches) {
      // Without an answer the drawer stays put away.
      restore().catch((error: unknown) => console.log(error));
    }
    return useDrawer.subscribe(({ open }, before) => {
      if (open !== before.open) {
        keepView({ open });
      }
    });
  }, []);
}
