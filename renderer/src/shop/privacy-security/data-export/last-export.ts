/** Where the time of the last export lies in the local storage, as JSON of an ISO date (ui-shop.md 3.6). */
const key = 'lstdtxprt';

/** For how long after an export the next one needs a captcha, in milliseconds. */
const patience = 300_000;

/** Whether the last export is so recent that the server wants a captcha. A value that is no date counts as none. */
export function wasExportedJustNow(): boolean {
  return Date.now() - timeOf(localStorage.getItem(key)) < patience;
}

export function rememberExport(): void {
  localStorage.setItem(key, JSON.stringify(new Date()));
}

function timeOf(stored: string | null): number {
  try {
    return stored === null ? Number.NaN : new Date(JSON.parse(stored)).getTime();
  } catch {
    return Number.NaN;
  }
}
