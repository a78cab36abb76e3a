import type { Target } from './connection.ts';
import { toBrowserUrl } from './shell-scheme.ts';

/** Chromium's names and numbers of the failures that tests provoke. */
const netErrors: Readonly<Record<string, number>> = {
  'net::ERR_ABORTED': -3,
  'net::ERR_BLOCKED_BY_CLIENT': -20,
  'net::ERR_CONNECTION_REFUSED': -102,
  'net::ERR_EMPTY_RESPONSE': -324,
};

export type Loaded =
  /** `isSameDocument`: only the hash has changed, so there is no load event. */
  | { readonly kind: 'started'; readonly isSameDocument: boolean }
  | { readonly kind: 'failed'; readonly name: string; readonly code: number };

/** Starts loading an address that the app has given. */
export async function startLoading(target: Target, url: string): Promise<Loaded> {
  const { errorText, loaderId } = await target.send('Page.navigate', { url: toBrowserUrl(url) });
  return errorText === undefined
    ? { kind: 'started', isSameDocument: loaderId === undefined }
    : { kind: 'failed', name: errorText.replace('net::', ''), code: netErrors[errorText] ?? -2 };
}
