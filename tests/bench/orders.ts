import { createCustomer, fillBasket, placeOrder, preparePayment } from './customers.ts';
import { type Figure, median } from './figures.ts';
import type { Stock } from './stock.ts';

const orders = 150;

/** Measures the time from the order to the last byte of its confirmation. Each order has three products, put into the basket beforehand. */
export async function measureOrders(url: string, stock: (token: string) => Promise<Stock>): Promise<Figure> {
  const customer = await createCustomer(url, 'hurried');
  const details = await preparePayment(url, customer);
  const products = await stock(customer.token);
  const milliseconds: number[] = [];
  for (let count = 0; count < orders; count += 1) {
    await fillBasket(url, customer, products.take(3));
    const started = performance.now();
    const id = await placeOrder(url, customer, details);
    await readConfirmation(url, id);
    milliseconds.push(performance.now() - started);
  }
  const slow = milliseconds.toSorted((one, other) => one - other)[Math.floor(orders * 0.95)] ?? Number.NaN;
  return {
    name: 'order with its PDF',
    unit: 'ms',
    value: median(milliseconds),
    target: { bound: 'at most', value: 15 },
    note: `${orders} orders, 95 % within ${slow.toFixed(1)} ms`,
  };
}

async function readConfirmation(url: string, orderId: string): Promise<void> {
  const answer = await fetch(`${url}/ftp/order_${orderId}.pdf`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200 || !pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new Error(`The order ${orderId} has no confirmation: ${answer.status}`);
  }
}
