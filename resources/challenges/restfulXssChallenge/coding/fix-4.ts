import { queryOptions } from '@tanstack/react-query';
import type { Product, Quantity, Success } from '../../../../shared/api/answers.ts';
import { get } from '../../lib/api.ts';
import type { ShownProduct } from '../../ui/product-dialog/shown-product.ts';
import { sourceOf, trustedText } from '../../ui/rich-text/rich-text.ts';

/** A product as the grid shows it; `quantity` is the stock, undefined when the shop keeps none for it. */
export interface StockedProduct extends ShownProduct {
  readonly quantity: number | undefined;
}

/** All products with their stock; both calls must succeed. The search is always asked without criteria. */
export const stockedProductsQuery = queryOptions({
  queryKey: ['products', 'stocked'],
  queryFn: async ({ signal }): Promise<readonly StockedProduct[]> => {
    const [products, quantities] = await Promise.all([
      get<Success<readonly Product[]>>('rest/products/search?q=', { signal }),
      get<Success<readonly Quantity[]>>('api/Quantitys/', { signal }),
    ]);
    const stock = new Map(quantities.data.map(({ ProductId, quantity }) => [ProductId, quantity]));
    return products.data.map((product) => ({
      ...withMarkup(product),
      quantity: stock.get(product.id),
    }));
  },
});

/** Descriptions come with links and emphasis, which the product dialog is to show. */
function withMarkup(product: Product): ShownProduct {
  const isUnchanged = product.updatedAt === product.createdAt;
  return { ...product, description: isUnchanged ? trustedText(product.description) : product.description };
}

/** The products with the criteria somewhere in one of their values, case-insensitively; all of them without criteria. */
export function matchingProducts(
  products: readonly StockedProduct[],
  criteria: string | undefined,
): readonly StockedProduct[] {
  const wanted = criteria?.toLowerCase() ?? '';
  if (wanted === '') {
    return products;
  }
  return products.filter(({ id, name, description, price, deluxePrice, image, quantity }) =>
    [id, name, sourceOf(description), price, deluxePrice, image, quantity].some((value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}
