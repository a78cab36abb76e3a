import { callJson } from './customers.ts';

/** Hands out products that are in stock, one piece at a time. A benchmark must not fail because the shop is sold out. */
export interface Stock {
  /**
   * Returns the ids of so many different products.
   * @throws when too few are left
   */
  take(count: number): readonly number[];
}

/** @param token of anyone who is logged in */
export async function takeStock(url: string, token: string): Promise<Stock> {
  const { data } = await callJson<{
    data: readonly { ProductId: number; quantity: number; limitPerUser: number | null }[];
  }>(url, 'GET', '/api/Quantitys/', undefined, token);
  const left = new Map(
    data.flatMap(({ ProductId, quantity, limitPerUser }) => (limitPerUser === null ? [[ProductId, quantity]] : [])),
  );
  return {
    take: (count) => {
      const fullest = [...left].toSorted(([, one], [, other]) => other - one).slice(0, count);
      return fullest.map(([id, quantity]) => {
        if (quantity < 1) {
          throw new Error('The shop is sold out.');
        }
        left.set(id, quantity - 1);
        return id;
      });
    },
  };
}
