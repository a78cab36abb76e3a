import { createCustomer, fillBasket, placeOrder, preparePayment } from './customers.ts';
import { type Figure, median, ofRounds } from './figures.ts';
import type { Limit } from './limit.ts';
import { ofPlainRequests, plainMilliseconds } from './plain-requests.ts';
import type { Stock } from './stock.ts';

const rounds = 10;
const ordersPerRound = 15;

/**
 * Measures the time from the order to the last byte of its confirmation. Each order has three products, put into the basket beforehand.
 * @param plain the plain server, which is asked in turn with the range
 */
export async function measureOrders(
  url: string,
  stock: (token: string) => Promise<Stock>,
  plain: Limit,
): Promise<Figure> {
  const customer = await createCustomer(url, 'hurried');
  const details = await preparePayment(url, customer);
  const products = await stock(customer.token);
  const all: number[] = [];
  const seen: { orders: number[]; plain: number[] } = { orders: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    seen.plain.push(await plainMilliseconds(plain));
    for (let count = 0; count < ordersPerRound; count += 1) {
      await fillBasket(url, customer, products.take(3));
      const started = performance.now();
      const id = await placeOrder(url, customer, details);
      await readConfirmation(url, id);
      all.push(performance.now() - started);
    }
    seen.orders.push(median(all.slice(-ordersPerRound)));
  }
  const slow = all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? Number.NaN;
  return {
    name: 'order with its PDF',
    unit: 'ms',
    ...ofRounds(seen.orders),
    yardstick: ofPlainRequests(seen.plain),
    target: { bound: 'at most', value: 15 },
    note: `${all.length} orders, 95 % within ${slow.toFixed(1)} ms`,
  };
}

async function readConfirmation(url: string, orderId: string): Promise<void> {
  const answer = await fetch(`${url}/ftp/order_${orderId}.pdf`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200 || !pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new Error(`The order ${orderId} has no confirmation: ${answer.status}`);
  }
}
