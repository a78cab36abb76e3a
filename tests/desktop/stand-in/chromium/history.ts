import type { Target } from './connection.ts';

/** Where a page is in its history, without the empty page that every target starts with. */
export interface HistoryPlace {
  readonly index: number;
  readonly length: number;
}

export async function readHistoryPlace(target: Target): Promise<HistoryPlace> {
  const { currentIndex, entries } = await readHistory(target);
  const skipped = entries[0]?.url === 'about:blank' ? 1 : 0;
  return { index: currentIndex - skipped, length: entries.length - skipped };
}

/** Goes one page back or forward. Does nothing at either end. */
export async function moveInHistory(target: Target, offset: -1 | 1): Promise<void> {
  const { currentIndex, entries } = await readHistory(target);
  const entry = entries[currentIndex + offset];
  if (entry !== undefined) {
    await target.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  }
}

/** Returns the history. While a new page replaces an old one, the browser briefly has none. */
async function readHistory(target: Target) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await target.send('Page.getNavigationHistory');
    } catch (error) {
      if (attempt === 50) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
