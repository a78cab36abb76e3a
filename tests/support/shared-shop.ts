import { type RunningShop, startShop } from './shop.ts';

let shared: RunningShop | undefined;

/**
 * Returns the shop of this process, in memory, which its test files have one after another: as good as new, since resetting a shop costs a
 * fifth of starting one (decision 133). It ends with the process. A test that stops its shop, or needs one that has just started, starts its own.
 */
export async function sharedShop(): Promise<RunningShop> {
  if (shared === undefined || !(await isReset(shared.url))) {
    await shared?.stop();
    shared = await startShop({ data: null });
    const { stop } = shared;
    for (const end of ['exit', 'SIGTERM'] as const) {
      process.once(end, () => void stop());
    }
  }
  return shared;
}

/** What puts a shop back to its beginning: its two buttons, and those of the workbench's history. */
const resets: readonly (readonly [path: string, body: object])[] = [
  ['reset-shop', { confirm: true }],
  ['reset-progress', { confirm: true }],
  ['workbench/history/record', { on: false }],
  ['workbench/history/clear', {}],
];

/** Seeds a shop anew, and forgets everything solved and recorded. Returns whether that worked. */
async function isReset(url: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', 'X-Range': '1', Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  for (const [path, body] of resets) {
    const request = fetch(`${url}/rest/range/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!(await request.then(({ ok }) => ok).catch(() => false))) {
      return false;
    }
  }
  return true;
}
