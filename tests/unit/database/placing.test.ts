import { describe, expect, it } from 'vitest';
import type { Documents } from '../../../server/database/documents.ts';
import type { Databases } from '../../../server/database/open.ts';
import type { ShopDatabase } from '../../../server/database/shop-database.ts';
import { placeOrder } from '../../../server/shop/checkout/place-order.ts';
import { temporaryFolder, visitShop } from './builders.ts';

const jim = 2;
const orderId = 'ab12-0123456789abcdef';

/** Returns the parts of the shop that an order of Jim's changes: his basket, stock and wallet, and the order itself. */
function traces({ shop, documents }: Databases) {
  return {
    items: shop.all('SELECT ProductId, quantity FROM BasketItems WHERE BasketId = ?', jim),
    stock: shop.get<{ quantity: number }>('SELECT quantity FROM Quantities WHERE ProductId = 1')?.quantity,
    balance: shop.get<{ balance: number }>('SELECT balance FROM Wallets WHERE UserId = ?', jim)?.balance,
    orders: documents.orders.all().filter((order) => order.orderId === orderId).length,
    confirmations: documents.confirmations.all().length,
  };
}

/** Places Jim's order with these documents, in place of the shop's own. */
function order({ shop, documents }: Databases, changed: Partial<Documents>, database = shop) {
  const line = { id: 1, name: 'Apple Juice', quantity: 3, price: 1.99, total: 5.97, bonus: 0 };
  const amounts = { promotionalAmount: '0', totalPrice: 5.97, bonus: 4, deliveryPrice: 0 };
  const placed = { orderId, delivered: false, email: 'j*m', eta: '5', products: [line], ...amounts };
  const confirmation = { orderId, customer: 'jim', placedAt: '', discount: 0, locale: 'en' };
  return placeOrder(
    { database, documents: { ...documents, ...changed } },
    { basketId: jim, buyerId: jim, isPaidFromWallet: false, order: placed, confirmation },
  );
}

/** Stands for what a process that has died no longer does. */
function died(): never {
  throw new Error('died');
}

it('an order is undone if the process died after storing it, but before emptying its basket', () => {
  const folder = temporaryFolder();
  const before = visitShop(folder, (databases) => {
    const untouched = traces(databases);
    const dying = () =>
      order(databases, {
        transaction: (work) => {
          databases.documents.transaction(work);
          return died();
        },
      });
    expect(dying).toThrow('died');
    expect(traces(databases)).toEqual({ ...untouched, orders: 1, confirmations: 1 });
    return untouched;
  });
  expect(before.items).not.toEqual([]);
  expect(visitShop(folder, traces)).toEqual(before);
  expect(visitShop(folder, ({ documents }) => documents.placings())).toEqual([]);
});

it('an order stays if the process died after completing it', () => {
  const folder = temporaryFolder();
  visitShop(folder, (databases) => order(databases, { endPlacing: died }));
  for (const _restart of [1, 2]) {
    expect(visitShop(folder, traces)).toMatchObject({ items: [], orders: 1, confirmations: 1 });
  }
});

describe('an order whose tables fail after it was stored', () => {
  /** Runs everything in the transaction but its end. */
  const failing = (shop: ShopDatabase): ShopDatabase => ({
    ...shop,
    transaction: (work) =>
      shop.transaction(() => {
        work();
        throw new Error('no commit');
      }),
  });

  it('is undone at once', () => {
    const folder = temporaryFolder();
    const before = visitShop(folder, (databases) => {
      const untouched = traces(databases);
      expect(() => order(databases, {}, failing(databases.shop))).toThrow('no commit');
      expect(traces(databases)).toEqual(untouched);
      expect(databases.documents.placings()).toEqual([]);
      return untouched;
    });
    expect(visitShop(folder, traces)).toEqual(before);
  });

  it('is undone at the next start if the file refuses that too, whatever was ordered since', () => {
    const folder = temporaryFolder();
    const before = visitShop(folder, (databases) => {
      const untouched = traces(databases);
      expect(() => order(databases, { forgetOrder: died }, failing(databases.shop))).toThrow('no commit');
      databases.documents.beginPlacing({ orderId: 'other', basketId: 1, at: 'later' });
      databases.documents.endPlacing('other');
      return untouched;
    });
    expect(visitShop(folder, traces)).toEqual(before);
  });
});
