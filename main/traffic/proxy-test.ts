import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { ShopAddress } from '../security/origins.ts';
import { words } from '../words.ts';

/** A path of the shop that responds in one line, changes nothing and solves nothing. */
const probePath = '/rest/admin/application-version';

/** How long a proxy may take, in milliseconds. */
interface Patience {
  readonly toConnect: number;
  readonly toAnswer: number;
}

const usualPatience: Patience = { toConnect: 3_000, toAnswer: 5_000 };

const longestAnswer = 64 * 1024;

/** How far a request to the shop got, with a sentence for each step. */
export type ProxyTest =
  | { readonly kind: 'comesThrough'; readonly steps: readonly [string, string] }
  /** The proxy answers, but the shop's response doesn't come back. */
  | { readonly kind: 'stuck'; readonly steps: readonly [string, string] }
  | { readonly kind: 'noProxy'; readonly steps: readonly [string] };

/**
 * Sends one request to the shop through a proxy, and compares the response with the shop's own, so that a page of the
 * proxy itself, or another program on that port, isn't mistaken for it.
 * @param proxy `host:port`, as parsed by proxy-address.ts
 */
export async function testProxy(proxy: string, shop: ShopAddress, patience = usualPatience): Promise<ProxyTest> {
  const { failures, answers, comesThrough } = words.traffic.test;
  if (isSamePlace(proxy, shop)) {
    return { kind: 'noProxy', steps: [failures.isShop(proxy)] };
  }
  const [direct, proxied] = await Promise.all([
    ask(new URL(shop.origin).host, shop, patience),
    ask(proxy, shop, patience),
  ]);
  switch (proxied.kind) {
    case 'notReached':
      return { kind: 'noProxy', steps: [failures.notReached(proxy, proxied.code)] };
    case 'held':
      return { kind: 'stuck', steps: [answers(proxy), failures.held] };
    case 'closed':
      return { kind: 'stuck', steps: [answers(proxy), failures.closed(isOnThisMachine(proxy))] };
    case 'answered':
      return direct.kind === 'answered' && direct.status === proxied.status && direct.body === proxied.body
        ? { kind: 'comesThrough', steps: [answers(proxy), comesThrough(`${shop.origin}${probePath}`)] }
        : { kind: 'stuck', steps: [answers(proxy), failures.otherAnswer(proxied.status, isOnThisMachine(proxy))] };
  }
}

type Heard =
  | { readonly kind: 'notReached'; readonly code: string }
  /** The connection was made, but no response came in time. */
  | { readonly kind: 'held' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'answered'; readonly status: number; readonly body: string };

/** Sends a request with the whole URL, as a browser sends it to a proxy. A server accepts that form as well. */
function ask(place: string, shop: ShopAddress, patience: Patience): Promise<Heard> {
  const { host, port } = splitPlace(place);
  const asked = request({
    host,
    port,
    path: `${shop.origin}${probePath}`,
    headers: { host: new URL(shop.origin).host, 'user-agent': words.traffic.test.userAgent },
    agent: false,
  });
  return new Promise((resolve) => {
    const heard = (outcome: Heard) => {
      resolve(outcome);
      asked.destroy();
    };
    watchConnection(asked, patience, heard);
    asked.on('response', (answer) => {
      readAnswer(answer, heard);
    });
    asked.end();
  });
}

function watchConnection(asked: ClientRequest, patience: Patience, heard: (outcome: Heard) => void): void {
  let isConnected = false;
  let timer = setTimeout(() => heard({ kind: 'notReached', code: 'ETIMEDOUT' }), patience.toConnect);
  asked.on('socket', (socket) => {
    socket.once('connect', () => {
      isConnected = true;
      clearTimeout(timer);
      timer = setTimeout(() => heard({ kind: 'held' }), patience.toAnswer);
    });
  });
  asked.on('close', () => clearTimeout(timer));
  asked.on('error', (error: NodeJS.ErrnoException) =>
    heard(isConnected ? { kind: 'closed' } : { kind: 'notReached', code: error.code ?? error.message }),
  );
}

function readAnswer(answer: IncomingMessage, heard: (outcome: Heard) => void): void {
  let body = '';
  const finish = () => heard({ kind: 'answered', status: answer.statusCode ?? 0, body });
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => {
    body += text;
    if (body.length > longestAnswer) {
      finish();
    }
  });
  answer.on('end', finish);
  answer.on('error', () => heard({ kind: 'closed' }));
}

/** Splits `host:port` into the host, without the brackets of IPv6, and the port. */
export function splitPlace(place: string): { readonly host: string; readonly port: number } {
  const colon = place.lastIndexOf(':');
  return { host: place.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(place.slice(colon + 1)) };
}

function isSamePlace(proxy: string, shop: ShopAddress): boolean {
  return splitPlace(proxy).port === Number(new URL(shop.origin).port) && isOnThisMachine(proxy);
}

function isOnThisMachine(place: string): boolean {
  const { host } = splitPlace(place);
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
