import { promises as dns, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { kindOfAddress } from './addresses.ts';
import { hostOf } from './destination.ts';
import { type Answer, exchange, type Limits, type Message } from './exchange.ts';

/** The real Internet, if an operator allows it. */
export interface Internet {
  /**
   * Makes one exchange with a public host. Returns null when its name is unknown, or when any address behind it is not public.
   * @throws ExchangeError
   */
  send(url: URL, message: Message, limits: Limits): Promise<Answer | null>;
}

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveName: Resolve = async (host) =>
  (await dns.lookup(host, { all: true })).map(({ address }: LookupAddress) => address);

/**
 * Creates access to the Internet. Checks the addresses behind a name once, and connects to one of exactly these, so a name that changes its
 * address between the check and the connection (DNS rebinding) gains nothing.
 */
export function createInternet(resolve: Resolve = resolveName): Internet {
  return {
    send: async (url, message, limits) => {
      const host = hostOf(url);
      const addresses = isIP(host) !== 0 ? [host] : await resolve(host).catch(() => []);
      const [address] = addresses;
      if (address === undefined || !addresses.every((each) => kindOfAddress(each) === 'public')) {
        return null;
      }
      const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const target = { host, port: url.port, path: url.pathname + url.search, lookup: always(address) };
      return exchange(target, { ...message, headers: { ...message.headers, host: url.host } }, limits, start);
    },
  };
}

/** Returns a lookup function that always gives the same address. */
function always(address: string): LookupFunction {
  const family = isIP(address);
  return (_, options, callback) => {
    if (options.all === true) {
      callback(null, [{ address, family }]);
    } else {
      callback(null, address, family);
    }
  };
}
