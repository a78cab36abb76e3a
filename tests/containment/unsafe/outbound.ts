import { type IncomingMessage, request } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import type { OutboundGate, OutboundOutcome } from '../../../server/decoy/outbound/outbound.ts';

/** Resolves names like an attacker's name server: all of them to this machine. */
const rebound: LookupFunction = (_, options, callback) =>
  options.all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

/** Replaces the outbound gate: requests whatever it is told to, and follows every redirect. */
export function unsafeOutbound(listensAt: () => number): OutboundGate {
  return {
    request: async ({ url }) => {
      try {
        return await follow(new URL(url), listensAt, 5);
      } catch {
        return { outcome: 'failed', reason: 'connection' };
      }
    },
  };
}

async function follow(url: URL, listensAt: () => number, redirects: number): Promise<OutboundOutcome> {
  const response = await get(url, url.port === '3000' ? listensAt() : Number(url.port));
  const { location } = response.headers;
  if (location !== undefined && redirects > 0) {
    response.resume();
    return follow(new URL(location, url), listensAt, redirects - 1);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk);
  }
  const answer = { status: response.statusCode ?? 0, headers: {}, body: Buffer.concat(chunks) };
  return { outcome: 'answered', by: 'internet', url: url.href, ...answer };
}

function get({ hostname, pathname, search }: URL, port: number): Promise<IncomingMessage> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const target = { host, port, path: pathname + search, agent: false, timeout: 3000 };
  return new Promise((resolve, reject) => {
    request({ ...target, ...(isIP(host) === 0 ? { lookup: rebound } : {}) }, resolve)
      .on('error', reject)
      .end();
  });
}
