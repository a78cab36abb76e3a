import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import layer from '../../../ui/script-layer/ScriptLayer.module.css';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import type { StockedProduct } from '../products.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

/** Number of products whose pictures load at once in any window. The first screen has as many (decision 116). */
const leastEager = 6;

interface ProductGridProps {
  readonly products: readonly StockedProduct[];
  readonly onOpen: (product: StockedProduct) => void;
}

/** Renders one page of products as cards. It is a list, so that screen readers announce their number. */
export function ProductGrid({ products, onOpen }: ProductGridProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <ul className={classes.grid} data-columns={columns} aria-label={t('TITLE_ALL_PRODUCTS')}>
      {products.map((product, index) => (
        <li key={product.id}>
          <mat-grid-tile className={`mat-grid-tile ${layer.fill}`}>
            <div className={`mat-grid-tile-content ${layer.fill}`}>
              <ProductCard
                product={product}
                inFirstRows={index < Math.max(columns * 2, leastEager)}
                onOpen={() => onOpen(product)}
              />
            </div>
          </mat-grid-tile>
        </li>
      ))}
    </ul>
  );
}

/** Takes the grid's place, at the same height, until the products arrive. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  const columns = useColumns();
  return (
    <div className={classes.grid} data-columns={columns} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons differ only in their position
        <div key={index} className={classes.placeholder}>
          <Delayed>
            <Skeleton height="100%" radius={16} />
          </Delayed>
        </div>
      ))}
    </div>
  );
}

/** Returns the grid's number of columns for the window's width (ui-shop.md 5.1). */
function useColumns(): 1 | 2 | 3 | 4 | 6 {
  const atLeast850 = useMediaQuery('(width >= 53.125em)', undefined, { getInitialValueInEffect: false });
  const atLeast1280 = useMediaQuery('(width >= 80em)', undefined, { getInitialValueInEffect: false });
  const atLeast1740 = useMediaQuery('(width >= 1740px)', undefined, { getInitialValueInEffect: false });
  const atLeast2600 = useMediaQuery('(width >= 2600px)', undefined, { getInitialValueInEffect: false });
  if (atLeast2600) {
    return 6;
  }
  if (atLeast1740) {
    return 4;
  }
  if (atLeast1280) {
    return 3;
  }
  return atLeast850 ? 2 : 1;
}
