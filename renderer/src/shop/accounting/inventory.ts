import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product, Quantity, Success } from '../../../../shared/api/answers.ts';
import { get, put } from '../../lib/api.ts';
import { showRefusal } from '../../ui/snack-bar/show-refusal.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** A product with the row that holds its stock, if the shop keeps any for it. */
export interface InventoryItem {
  readonly product: Product;
  readonly stock: Quantity | undefined;
}

/** Part of the products' key, so that whatever changes products asks for this anew as well. */
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

/** A new figure as it was typed; below zero it becomes zero (ui-shop.md 5.33). */
interface NewFigure {
  readonly id: number;
  readonly name: string;
  readonly typed: string;
}

/** Saves a price, or with the id of its stock row a quantity, and says so, or says why not. */
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
