import type { ExchangeKind, ExchangeSummary, Sender } from '../../../shared/api/workbench.ts';
import type { Recorded } from './history.ts';
import { firstLine, type Head, headerIn, headText } from './read-back.ts';

/** Characters of a target that a list shows. */
const longestTarget = 1000;

/** Returns what the history's list shows of an exchange. */
export function summaryOf(recorded: Recorded): ExchangeSummary {
  const { id, request, response, isUpgrade, isFromWorkbench, start, milliseconds, end } = recorded;
  const requestHead = headText(request);
  const responseHead = headText(response);
  const [method = '', target = ''] = firstLine(requestHead).split(' ');
  const status = /^HTTP\/\d\.\d (\d{3})/.exec(responseHead)?.[1];
  return {
    id,
    method,
    target: target.slice(0, longestTarget),
    status: status === undefined ? null : Number(status),
    requestLength: request.length,
    responseLength: response.length,
    begun: Math.round(performance.timeOrigin + start),
    milliseconds,
    sender: isFromWorkbench ? 'workbench' : senderOf(requestHead),
    kind: isUpgrade ? 'socket' : kindOf(target, responseHead),
    end,
  };
}

/** Browsers say where a request comes from: in their own headers, in `Origin`, or in `Referer`. Other clients may claim the same. */
function senderOf(head: Head): Sender {
  const host = headerIn(head, 'host')?.toLowerCase();
  const isHere = (address: string) => URL.canParse(address) && new URL(address).host === host;
  const origin = headerIn(head, 'origin');
  const site = headerIn(head, 'sec-fetch-site');
  if (origin !== undefined) {
    return isHere(origin) ? 'page' : 'other';
  }
  if (site !== undefined) {
    return site === 'same-origin' || site === 'none' ? 'page' : 'other';
  }
  return isHere(headerIn(head, 'referer') ?? '') ? 'page' : 'other';
}

/** Content types by the kind that they make, in the order in which they are tried. */
const types: readonly (readonly [RegExp, ExchangeKind])[] = [
  [/html/, 'page'],
  [/javascript/, 'script'],
  [/^text\/css|^font\/|woff/, 'style'],
  [/^image\//, 'image'],
];

/** What scripts call, whatever it answers. */
const api = /^\/+(?:rest|api|b2b|rpc|file-upload|profile\/image|snippets)(?:[/?#]|$)/i;

function kindOf(target: string, responseHead: Head): ExchangeKind {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (/^\/socket\.io\/\?/.test(path)) {
    return 'socket';
  }
  if (api.test(path)) {
    return 'api';
  }
  const type = headerIn(responseHead, 'content-type')?.toLowerCase() ?? typeByName(path);
  return types.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/** A response that says "not modified" has no content type. */
function typeByName(path: string): string {
  const extension = /\.(\w{1,8})(?:[?#]|$)/.exec(path)?.[1]?.toLowerCase() ?? '';
  const known: Readonly<Record<string, string>> = {
    js: 'text/javascript',
    css: 'text/css',
    woff2: 'font/woff2',
    png: 'image/png',
    jpg: 'image/jpeg',
    svg: 'image/svg+xml',
    webp: 'image/webp',
    ico: 'image/x-icon',
  };
  return known[extension] ?? (/^\/(?:[?#]|$)/.test(path) ? 'text/html' : '');
}
