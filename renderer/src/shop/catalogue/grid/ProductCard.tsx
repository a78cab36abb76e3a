import { VisuallyHidden } from '@mantine/core';
import { IconShoppingBagPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { useSession } from '../../../lib/session.ts';
import { WordedButton } from '../../../ui/buttons/WordedButton.tsx';
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
  const isMember = useSession((session) => session.user?.role === 'deluxe');
  const isCheaper = isMember && product.price !== product.deluxePrice;
  const id = useId();
  const nameId = `${id}-name`;
  const priceId = `${id}-price`;
  const badgeId = `${id}-badge`;
  return (
    <mat-card role="article" className={`mat-mdc-card ribbon-card ${classes.card}`} aria-labelledby={nameId}>
      {/* biome-ignore lint/a11y/useSemanticElements: scripts look for div.product, and a button may not contain a heading */}
      <div
        className={`product ${classes.product}`}
        role="button"
        tabIndex={0}
        title={t('PRODUCT_DETAILS_HINT')}
        aria-label="Click for more information about the product"
        // What is written on the card. Which of two prices is whose, the description says.
        aria-labelledby={isCheaper ? `${nameId} ${id}-usual ${priceId} ${badgeId}` : `${nameId} ${priceId} ${badgeId}`}
        aria-describedby={isCheaper ? `${id}-prices` : undefined}
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
        <div className={classes.scene}>
          <ProductPicture image={product.image} name={product.name} eager={inFirstRows} className={classes.picture} />
        </div>
        <div className={classes.text}>
          <h2 id={nameId} className={`item-name ${classes.name}`}>
            <bdi>{product.name}</bdi>
          </h2>{' '}
          {isCheaper ? (
            <p id={`${id}-prices`} className={`item-price ${classes.price}`} data-price={product.deluxePrice}>
              <VisuallyHidden>{t('USUAL_PRICE')} </VisuallyHidden>
              <s id={`${id}-usual`}>{formatPrice(product.price)}</s>{' '}
              <VisuallyHidden>{t('DELUXE_PRICE')} </VisuallyHidden>
              <span id={priceId}>{formatPrice(product.deluxePrice)}</span>
            </p>
          ) : (
            <p className={`item-price ${classes.price}`} data-price={product.price}>
              <span id={priceId}>{formatPrice(product.price)}</span>
            </p>
          )}
        </div>{' '}
        <StockBadge id={badgeId} quantity={product.quantity} />
      </div>
      {loggedIn && (
        <div className={`basket-btn-container ${classes.basket}`}>
          <WordedButton
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
          </WordedButton>
        </div>
      )}
    </mat-card>
  );
}

/** Says that little or nothing is left. Shows nothing when stock is plentiful or unknown. */
function StockBadge({ id, quantity }: { readonly id: string; readonly quantity: number | undefined }) {
  const { t } = useTranslation();
  if (quantity === undefined || quantity > 5) {
    return null;
  }
  const soldOut = quantity <= 0;
  return (
    <p
      id={id}
      className={`ribbon ribbon-top-left ${soldOut ? 'ribbon-sold' : ''} ${classes.badge}`}
      data-sold-out={soldOut || undefined}
    >
      <span>{soldOut ? t('LABEL_SOLD_OUT') : t('LABEL_ONLY_QUANTITY_LEFT', { quantity })}</span>
    </p>
  );
}
