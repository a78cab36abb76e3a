import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isObject } from '../../../../shared/values/is-object.ts';
import type { StockedProduct } from './products.ts';

/** The parameter of the address that opens a product: `/#/search?product=1` (ui-shop.md 5.1). */
const parameter = 'product';

/** What the history keeps with an opened product: the entry of the list below it. */
interface ProductOpened {
  readonly from: string;
}

/** Whether this place in the history was made by opening a product. */
export function isProductOpened(state: unknown): state is ProductOpened {
  return isObject(state) && typeof state.from === 'string';
}

/**
 * Holds the product whose dialog is open in the page's address, so that it can be shared, and Back closes it.
 * @param products all products, or undefined while they are loading
 */
export function useOpenedProduct(products: readonly StockedProduct[] | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const id = parameters.get(parameter);
  const open = useCallback(
    (product: StockedProduct) =>
      setParameters((before) => withProduct(before, String(product.id)), {
        state: { from: key } satisfies ProductOpened,
      }),
    [setParameters, key],
  );
  const close = useCallback(() => {
    if (isProductOpened(state)) {
      void navigate(-1);
    } else {
      // Whoever came by the product's own address has nothing of the shop to go back to.
      setParameters((before) => withProduct(before, undefined), { replace: true });
    }
  }, [navigate, setParameters, state]);
  return { opened: id === null ? undefined : products?.find((product) => String(product.id) === id), open, close };
}

function withProduct(parameters: URLSearchParams, id: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (id === undefined) {
    changed.delete(parameter);
  } else {
    changed.set(parameter, id);
  }
  return changed;
}
