import { expect, it } from 'vitest';
import type { Documents } from '../../../server/database/documents.ts';
import type { Databases } from '../../../server/database/open.ts';
import { placeOrder } from '../../../server/shop/checkout/place-order.ts';
import { temporaryFolder, visitShop } from './builders.ts';

const jim = 2;
const orderId = 'ab12-0123456789abcdef';

/** What is in the shop of an order of Jim's: his basket, stock and wallet, and the order itself. */
function traces({ shop, documents }: Databases) {
  return {
    items: shop.all('SELECT ProductId, quantity FROM BasketItems WHERE BasketId = ?', jim),
    stock: shop.get<{ quantity: number }>('SELECT quantity FROM Quantities WHERE ProductId = 1')?.quantity,
    balance: shop.get<{ balance: number }>('SELECT balance FROM Wallets WHERE UserId = ?', jim)?.balance,
    orders: documents.orders.all().filter((order) => order.orderId === orderId).length,
    confirmations: documents.confirmations.all().length,
  };
}

/** Places Jim's order in a process that dies at some point: nothing is written any more from there on. */
function dieWhileOrdering({ shop, documents }: Databases, dying: Partial<Documents>): void {
  const line = { id: 1, name: 'Apple Juice', quantity: 3, price: 1.99, total: 5.97, bonus: 0 };
  const amounts = { promotionalAmount: '0', totalPrice: 5.97, bonus: 4, deliveryPrice: 0 };
  const order = { orderId, delivered: false, email: 'j*m', eta: '5', products: [line], ...amounts };
  const confirmation = { orderId, customer: 'jim', placedAt: '', discount: 0, locale: 'en' };
  const died = () =>
    placeOrder(
      { database: shop, documents: { ...documents, ...dying } },
      { basketId: jim, buyerId: jim, isPaidFromWallet: false, order, confirmation },
    );
  expect(died).toThrow('died');
}

it('an order is undone whose process died when it was stored, but its basket not yet emptied', () => {
  const folder = temporaryFolder();
  const before = visitShop(folder, (databases) => {
    const untouched = traces(databases);
    dieWhileOrdering(databases, {
      transaction: (work) => {
        databases.documents.transaction(work);
        throw new Error('died');
      },
    });
    expect(traces(databases)).toEqual({ ...untouched, orders: 1, confirmations: 1 });
    return untouched;
  });
  expect(before.items).not.toEqual([]);
  expect(visitShop(folder, traces)).toEqual(before);
  expect(visitShop(folder, ({ documents }) => documents.placing())).toBeNull();
});

it('an order stays whose process died when all of it was done', () => {
  const folder = temporaryFolder();
  visitShop(folder, (databases) => {
    dieWhileOrdering(databases, {
      notePlacing: (placing) => {
        if (placing === null) {
          throw new Error('died');
        }
        databases.documents.notePlacing(placing);
      },
    });
  });
  for (const _restart of [1, 2]) {
    expect(visitShop(folder, traces)).toMatchObject({ items: [], orders: 1, confirmations: 1 });
  }
});
