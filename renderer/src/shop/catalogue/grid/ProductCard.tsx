import { Button, VisuallyHidden } from '@mantine/core';
import { IconShoppingBagPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { useSession } from '../../../lib/session.ts';
import { loadProductDialog } from '../../../ui/product-dialog/ProductDialogOnDemand.tsx';
import { ProductPicture } from '../../../ui/product-picture/ProductPicture.tsx';
import { addToBasket } from '../add-to-basket.ts';
import type { StockedProduct } from '../products.ts';
import classes from './ProductCard.module.css';

interface ProductCardProps {
  readonly product: StockedProduct;
  /** Whether the card is visible at once, so that its picture loads without delay. */
  readonly inFirstRows: boolean;
  readonly onOpen: () => void;
}

/** Renders a product in the grid: picture, name, price, remaining stock and a button that adds it to the basket (ui-shop.md 5.1). */
export function ProductCard({ product, inFirstRows, onOpen }: ProductCardProps) {
  const { t } = useTranslation();
  const loggedIn = useSession((session) => session.token !== undefined);
  const nameId = useId();
  return (
    <article className={`ribbon-card ${classes.card}`} aria-labelledby={nameId}>
      {/* biome-ignore lint/a11y/useSemanticElements: scripts look for div.product, and a button may not contain a heading */}
      <div
        className={`product ${classes.product}`}
        role="button"
        tabIndex={0}
        title={t('PRODUCT_DETAILS_HINT')}
        aria-label="Click for more information about the product"
        aria-describedby={nameId}
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={loadProductDialog}
        onFocus={loadProductDialog}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            onOpen();
          }
        }}
      >
        <ProductPicture image={product.image} name={product.name} eager={inFirstRows} className={classes.picture} />
        <StockBadge quantity={product.quantity} />
        <div className={classes.text}>
          <h2 id={nameId} className={`item-name ${classes.name}`}>
            <bdi>{product.name}</bdi>
          </h2>
          <Price product={product} />
        </div>
      </div>
      {loggedIn && (
        <div className={`basket-btn-container ${classes.basket}`}>
          <Button
            className="btn-basket"
            variant="light"
            fullWidth
            radius={22}
            aria-label="Add to Basket"
            aria-describedby={nameId}
            leftSection={<IconShoppingBagPlus size={20} stroke={1.5} aria-hidden />}
            onClick={() => addToBasket(product.id)}
          >
            {t('ADD_BASKET')}
          </Button>
        </div>
      )}
    </article>
  );
}

/** Shows the price. Deluxe members see the usual price struck out with theirs beside it. */
function Price({ product: { price, deluxePrice } }: { readonly product: StockedProduct }) {
  const { t } = useTranslation();
  const deluxe = useSession((session) => session.user?.role === 'deluxe');
  if (!deluxe || price === deluxePrice) {
    return (
      <p className={`item-price ${classes.price}`} data-price={price}>
        {formatPrice(price)}
      </p>
    );
  }
  return (
    <p className={`item-price ${classes.price}`} data-price={deluxePrice}>
      <VisuallyHidden>{t('USUAL_PRICE')} </VisuallyHidden>
      <s>{formatPrice(price)}</s> <VisuallyHidden>{t('DELUXE_PRICE')} </VisuallyHidden>
      {formatPrice(deluxePrice)}
    </p>
  );
}

/** Says that little or nothing is left. Shows nothing when stock is plentiful or unknown. */
function StockBadge({ quantity }: { readonly quantity: number | undefined }) {
  const { t } = useTranslation();
  if (quantity === undefined || quantity > 5) {
    return null;
  }
  const soldOut = quantity <= 0;
  return (
    <p
      className={`ribbon ribbon-top-left ${soldOut ? 'ribbon-sold' : ''} ${classes.badge}`}
      data-sold-out={soldOut || undefined}
    >
      <span>{soldOut ? t('LABEL_SOLD_OUT') : t('LABEL_ONLY_QUANTITY_LEFT', { quantity })}</span>
    </p>
  );
}
