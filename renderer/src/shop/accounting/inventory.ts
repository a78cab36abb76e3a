import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product, Quantity, Success } from '../../../../shared/api/answers.ts';
import { get, put } from '../../lib/api.ts';
import { showRefusal } from '../../ui/snack-bar/show-refusal.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** A product with the row that holds its stock, if the shop keeps one. */
export interface InventoryItem {
  readonly product: Product;
  readonly stock: Quantity | undefined;
}

/** The key begins with that of the products, so that whatever changes products refreshes this as well. */
export const inventoryQuery = queryOptions({
  queryKey: ['products', 'inventory'],
  queryFn: async ({ signal }): Promise<readonly InventoryItem[]> => {
    const [quantities, products] = await Promise.all([
      get<Success<readonly Quantity[]>>('api/Quantitys/', { signal }),
      get<Success<readonly Product[]>>('rest/products/search?q=', { signal }),
    ]);
    const stock = new Map(quantities.data.map((quantity) => [quantity.ProductId, quantity]));
    return products.data.map((product) => ({ product, stock: stock.get(product.id) }));
  },
});

/** A new figure as typed. One below zero becomes zero (ui-shop.md 5.33). */
interface NewFigure {
  readonly id: number;
  readonly name: string;
  readonly typed: string;
}

/** Returns a mutation that saves a price, or a quantity by the id of its stock row, and reports the outcome. */
export function useInventoryChange(what: 'price' | 'quantity') {
  const client = useQueryClient();
  const [path, message] = what === 'price' ? ['api/Products', 'PRICE_UPDATED'] : ['api/Quantitys', 'QUANTITY_UPDATED'];
  return useMutation({
    mutationFn: ({ id, typed }: NewFigure) => put(`${path}/${id}`, { [what]: Number(typed) < 0 ? 0 : typed }),
    onSuccess: (_answer, { name }) => {
      showSnackBar({ message, values: { name }, tone: 'confirm' });
      return client.invalidateQueries({ queryKey: ['products'] });
    },
    onError: showRefusal,
  });
}
