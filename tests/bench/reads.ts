import { type BenchCustomer, createCustomer, fillBasket, placeOrder, preparePayment } from './customers.ts';
import { type Figure, median } from './figures.ts';
import { startLimit } from './limit.ts';
import type { RecordedAnswer } from './limit-process.ts';
import { requestsPerSecond } from './load.ts';
import type { Stock } from './stock.ts';

/** A request that is measured, and the share of the limit it must reach. */
interface Load {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  readonly percentOfLimit: number;
}

const ordersInHistory = 100;

/** Many short turns: whatever else the machine does then hits the range and the limit alike. */
const rounds = 9;
const secondsPerRound = 1;

/**
 * The requests, with a customer whose basket is filled and who has ordered a lot. The login is among them since it only reads: it
 * is the same one each time.
 */
async function prepareLoads(url: string, stock: (token: string) => Promise<Stock>): Promise<readonly Load[]> {
  const customer = await createCustomer(url, 'regular');
  await giveHistory(url, customer, await stock(customer.token));
  const { token, bid } = customer;
  return [
    { name: 'product search', method: 'GET', path: '/rest/products/search?q=', percentOfLimit: 20 },
    { name: 'challenge list', method: 'GET', path: '/api/Challenges', percentOfLimit: 50 },
    {
      name: 'login by SQL injection',
      method: 'POST',
      path: '/rest/user/login',
      body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
      percentOfLimit: 10,
    },
    { name: 'product list', method: 'GET', path: '/api/Products/', percentOfLimit: 20 },
    { name: 'reviews of a product', method: 'GET', path: '/rest/products/1/reviews', percentOfLimit: 20 },
    { name: 'basket with 5 products', method: 'GET', path: `/rest/basket/${bid}`, token, percentOfLimit: 20 },
    {
      name: `history of ${ordersInHistory} orders`,
      method: 'GET',
      path: '/rest/order-history',
      token,
      percentOfLimit: 20,
    },
    { name: 'language list', method: 'GET', path: '/rest/languages', percentOfLimit: 20 },
    { name: 'file from /ftp', method: 'GET', path: '/ftp/legal.md', percentOfLimit: 20 },
  ];
}

/** Orders so many times, two products each, and leaves five products in the basket. */
async function giveHistory(url: string, customer: BenchCustomer, stock: Stock): Promise<void> {
  const details = await preparePayment(url, customer);
  for (let count = 0; count < ordersInHistory; count += 1) {
    await fillBasket(url, customer, stock.take(2));
    await placeOrder(url, customer, details);
  }
  await fillBasket(url, customer, stock.take(5));
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

function rateOf(url: string, load: Load): Promise<number> {
  const { method, path, body } = load;
  const headers = { ...headersOf(load) };
  return requestsPerSecond(load.name, url, secondsPerRound, [
    { method, path, headers, ...(body === undefined ? {} : { body }) },
  ]);
}

/**
 * Requests per second of the range as a share of the limit's, measured in turns so that a noisy machine hits both.
 * @param url a running range
 * @param nodeFlags the flags that confine the limit process like the shop process
 * @param stock what may be ordered
 */
export async function measureReads(
  url: string,
  nodeFlags: readonly string[],
  stock: (token: string) => Promise<Stock>,
): Promise<readonly Figure[]> {
  const loads = await prepareLoads(url, stock);
  const limit = await startLimit(await Promise.all(loads.map((load) => record(url, load))), nodeFlags);
  try {
    const figures: Figure[] = [];
    for (const load of loads) {
      const range: number[] = [];
      const plain: number[] = [];
      const percent: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [most, reached] = [await rateOf(limit.url, load), await rateOf(url, load)];
        plain.push(most);
        range.push(reached);
        percent.push((100 * reached) / most);
      }
      figures.push({
        name: `${load.name}, of the limit`,
        unit: '%',
        value: median(percent),
        target: { bound: 'at least', value: load.percentOfLimit },
        note: `${median(range).toFixed(0)} of ${median(plain).toFixed(0)} requests/s`,
      });
    }
    return figures;
  } finally {
    await limit.stop();
  }
}
