import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import type { StockedProduct } from '../products.ts';
import { useColumns } from '../use-columns.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly StockedProduct[];
  readonly onOpen: (product: StockedProduct) => void;
}

/** One page of products as cards; a list, so that screen readers count it. */
export function ProductGrid({ products, onOpen }: ProductGridProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <ul className={classes.grid} data-columns={columns} aria-label={t('TITLE_ALL_PRODUCTS')}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} inFirstRows={index < columns * 2} onOpen={() => onOpen(product)} />
        </li>
      ))}
    </ul>
  );
}

/** What stands in the grid's place until the products are there; as high as they will be. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  const columns = useColumns();
  return (
    <div className={classes.grid} data-columns={columns} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a skeleton are nothing but their order
        <div key={index} className={classes.placeholder}>
          <Delayed>
            <Skeleton height="100%" radius={16} />
          </Delayed>
        </div>
      ))}
    </div>
  );
}
