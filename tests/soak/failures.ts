import { contractRoutes } from '../../shared/api/routes.ts';
import { prescribedFailures } from '../adversity/check/prescribed-failures.ts';

/** How often each failing response of the shop occurred. */
export interface Failures {
  readonly requests: number;
  /** Responses that the contract wants, by route and reason. */
  readonly expected: ReadonlyMap<string, number>;
  /** All others with a status of 500 or more. */
  readonly unexpected: ReadonlyMap<string, number>;
}

/** Watches every response that anything in this process gets from the shop, from now on. */
export function watchAnswers(url: string): Failures {
  const expected = new Map<string, number>();
  const unexpected = new Map<string, number>();
  let requests = 0;
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await real(input, init);
    const asked = new URL(input instanceof Request ? input.url : input);
    if (asked.origin === url) {
      requests += 1;
      if (response.status >= 500) {
        judge(init?.method ?? 'GET', asked, response.status, await response.clone().text());
      }
    }
    return response;
  };

  const judge = (method: string, { pathname }: URL, status: number, body: string) => {
    const route = routeOf(method, pathname);
    const failure = prescribedFailures.find(
      (known) => known.status === status && known.routes.test(route) && known.body.test(body),
    );
    if (failure === undefined) {
      count(unexpected, `${status} ${method} ${pathname.slice(0, 100)}: ${reasonIn(body)}`);
    } else {
      count(expected, `${status} ${route}: ${failure.section}`);
    }
  };
  return {
    get requests() {
      return requests;
    },
    expected,
    unexpected,
  };
}

/** Returns verb and path of the contract's table, or of the request where the table has none. */
function routeOf(method: string, pathname: string): string {
  const fits = contractRoutes.find(
    ({ verb, path }) =>
      (verb === method || verb === 'any') &&
      new RegExp(`^${path.replace(/[.()]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}/?$`, 'i').test(
        pathname,
      ),
  );
  return fits === undefined ? `${method} ${pathname}` : `${fits.verb} ${fits.path}`;
}

function reasonIn(body: string): string {
  const text = /"message":"([^"]*)/.exec(body)?.[1] ?? /<title>([^<]*)/.exec(body)?.[1] ?? body;
  return text.replace(/\s+/g, ' ').slice(0, 160);
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
