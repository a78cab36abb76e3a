import type autocannon from 'autocannon';
import { type BenchCustomer, createCustomer, fillBasket, placeOrder, preparePayment } from './customers.ts';
import { type Figure, median, ofRounds } from './figures.ts';
import { type Limit, startLimit } from './limit.ts';
import type { RecordedAnswer } from './limit-process.ts';
import { requestsPerSecond } from './load.ts';
import { ofPlainRequests, plainRate } from './plain-requests.ts';
import type { Stock } from './stock.ts';

/** A request that is measured, and its target: a share of the limit, or a rate. */
interface Load {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  /** Changes each request so that it asks something new. */
  readonly anew?: (turn: number) => { readonly path: string } | { readonly body: string };
  readonly atLeast: { readonly percentOfLimit: number } | { readonly perSecond: number };
}

const ordersInHistory = 100;

/** Many short turns, so that whatever else the machine does affects the range and the limit alike. */
const rounds = 9;
const secondsPerRound = 1;

/** Prepares the requests, with a customer whose basket is filled and who has ordered a lot. The login is one of them, since it only reads. */
async function prepareLoads(url: string, stock: (token: string) => Promise<Stock>): Promise<readonly Load[]> {
  const customer = await createCustomer(url, 'regular');
  await giveHistory(url, customer, await stock(customer.token));
  const { token, bid } = customer;
  return [
    { name: 'product search', method: 'GET', path: '/rest/products/search?q=', atLeast: { percentOfLimit: 20 } },
    {
      name: 'product search with a new word each time',
      method: 'GET',
      path: '/rest/products/search?q=word',
      anew: (turn) => ({ path: `/rest/products/search?q=word${turn}` }),
      atLeast: { perSecond: 8000 },
    },
    { name: 'challenge list', method: 'GET', path: '/api/Challenges', atLeast: { percentOfLimit: 50 } },
    {
      name: 'login by SQL injection',
      method: 'POST',
      path: '/rest/user/login',
      body: injection(1),
      atLeast: { percentOfLimit: 10 },
    },
    {
      name: 'login by SQL injection with a new text each time',
      method: 'POST',
      path: '/rest/user/login',
      body: injection(0),
      anew: (turn) => ({ body: injection(turn) }),
      atLeast: { perSecond: 5500 },
    },
    { name: 'product list', method: 'GET', path: '/api/Products/', atLeast: { percentOfLimit: 20 } },
    { name: 'reviews of a product', method: 'GET', path: '/rest/products/1/reviews', atLeast: { percentOfLimit: 20 } },
    {
      name: 'basket with 5 products',
      method: 'GET',
      path: `/rest/basket/${bid}`,
      token,
      atLeast: { percentOfLimit: 20 },
    },
    {
      name: `history of ${ordersInHistory} orders`,
      method: 'GET',
      path: '/rest/order-history',
      token,
      atLeast: { percentOfLimit: 20 },
    },
    { name: 'language list', method: 'GET', path: '/rest/languages', atLeast: { percentOfLimit: 20 } },
    { name: 'file from /ftp', method: 'GET', path: '/ftp/legal.md', atLeast: { percentOfLimit: 20 } },
  ];
}

/** Places so many orders of two products each, and leaves five products in the basket. */
async function giveHistory(url: string, customer: BenchCustomer, stock: Stock): Promise<void> {
  const details = await preparePayment(url, customer);
  for (let count = 0; count < ordersInHistory; count += 1) {
    await fillBasket(url, customer, stock.take(2));
    await placeOrder(url, customer, details);
  }
  await fillBasket(url, customer, stock.take(5));
}

function injection(number: number): string {
  return JSON.stringify({ email: `' or ${number}=${number}--`, password: 'x' });
}

function headersOf({ token, body }: Load): Readonly<Record<string, string>> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

async function record(url: string, load: Load): Promise<RecordedAnswer> {
  const answer = await fetch(url + load.path, {
    method: load.method,
    headers: headersOf(load),
    ...(load.body === undefined ? {} : { body: load.body }),
  });
  return {
    method: load.method,
    path: load.path.split('?')[0] ?? load.path,
    contentType: answer.headers.get('content-type') ?? 'application/json',
    body: await answer.text(),
  };
}

/** The number of turns so far, of all loads. */
let turns = 0;

function rateOf(url: string, load: Load): Promise<number> {
  const { method, path, body, anew } = load;
  const headers = { ...headersOf(load) };
  const setupRequest = (request: autocannon.Request) => {
    turns += 1;
    return { ...request, ...anew?.(turns) };
  };
  return requestsPerSecond(load.name, url, secondsPerRound, [
    { method, path, headers, ...(body === undefined ? {} : { body }), ...(anew === undefined ? {} : { setupRequest }) },
  ]);
}

/**
 * Measures the requests per second of the range: either as a share of the limit's, in turns, so that a noisy machine affects both,
 * or as they are.
 * @param url a running range
 * @param nodeFlags the flags that confine the limit process like the shop process
 * @param stock what may be ordered
 * @param plain the plain server, which is asked in turn with the range
 */
export async function measureReads(
  url: string,
  nodeFlags: readonly string[],
  stock: (token: string) => Promise<Stock>,
  plain: Limit,
): Promise<readonly Figure[]> {
  const loads = await prepareLoads(url, stock);
  const shared = loads.filter(({ atLeast }) => 'percentOfLimit' in atLeast);
  const limit = await startLimit(await Promise.all(shared.map((load) => record(url, load))), nodeFlags);
  try {
    const figures: Figure[] = [];
    for (const load of loads) {
      figures.push(
        'perSecond' in load.atLeast
          ? await measureRate(url, plain, load, load.atLeast.perSecond)
          : await measureShare(url, limit.url, load, load.atLeast.percentOfLimit),
      );
    }
    return figures;
  } finally {
    await limit.stop();
  }
}

async function measureShare(url: string, limitUrl: string, load: Load, least: number): Promise<Figure> {
  const range: number[] = [];
  const plain: number[] = [];
  const percent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [most, reached] = [await rateOf(limitUrl, load), await rateOf(url, load)];
    plain.push(most);
    range.push(reached);
    percent.push((100 * reached) / most);
  }
  return {
    name: `${load.name}, of the limit`,
    unit: '%',
    ...ofRounds(percent),
    target: { bound: 'at least', value: least },
    note: `${median(range).toFixed(0)} of ${median(plain).toFixed(0)} requests/s`,
  };
}

/** Measures the rate. Making each request new takes its own share of the processor, so there is no limit to aim at. */
async function measureRate(url: string, plain: Limit, load: Load, least: number): Promise<Figure> {
  const seen: { rates: number[]; plain: number[] } = { rates: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    seen.plain.push(await plainRate(plain));
    seen.rates.push(await rateOf(url, load));
  }
  return {
    name: load.name,
    unit: 'requests/s',
    ...ofRounds(seen.rates),
    yardstick: ofPlainRequests(seen.plain),
    target: { bound: 'at least', value: least },
  };
}
