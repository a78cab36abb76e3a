import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { ProductPicture } from '../../../ui/product-picture/ProductPicture.tsx';
import { Cell, Row } from '../../../ui/script-layer/Table.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import classes from './BasketTable.module.css';
import type { BasketLine } from './basket-lines.ts';
import { changeQuantity, removeFromBasket } from './change-basket.ts';

interface BasketRowProps {
  readonly line: BasketLine;
  readonly allowEdit: boolean;
  /** Called before the row is removed. */
  readonly onRemove: () => void;
}

/** Renders one item of the basket: picture, name, quantity, price and the buttons to change it. */
export function BasketRow({ line, allowEdit, onRemove }: BasketRowProps) {
  const { t } = useTranslation();
  const { product, quantity } = line;
  const { name, image } = product;
  return (
    <Row className={classes.row}>
      <Cell column="image" className={classes.picture}>
        <ProductPicture image={image} name={name} eager className={classes.scene} />
      </Cell>
      <Cell column="product" role="rowheader" className={classes.name}>
        <bdi>{name}</bdi>
      </Cell>
      <Cell column="quantity" className={classes.quantity}>
        {allowEdit && <Step line={line} step={-1} />}
        <span className={classes.pieces} aria-live={allowEdit ? 'polite' : undefined}>
          {quantity}
        </span>
        {allowEdit && <Step line={line} step={1} />}
      </Cell>
      <PriceCell line={line} />
      {allowEdit && (
        <Cell column="remove" className={classes.remove}>
          <RemoveButton
            label={t('REMOVE_PRODUCT', { product: name })}
            onRemove={() => {
              onRemove();
              void removeFromBasket(product);
            }}
          />
        </Cell>
      )}
    </Row>
  );
}

/** Renders the button for one piece more or less. The quantity never falls below one. */
function Step({ line: { product, quantity }, step }: { readonly line: BasketLine; readonly step: 1 | -1 }) {
  const { t } = useTranslation();
  const Icon = step === 1 ? IconPlus : IconMinus;
  return (
    <ActionIcon
      variant="default"
      className={classes.step}
      aria-label={t(step === 1 ? 'MORE_OF_PRODUCT' : 'LESS_OF_PRODUCT', { product: product.name })}
      disabled={step === -1 && quantity <= 1}
      onClick={() => changeQuantity(product.BasketItem, step)}
    >
      <Icon className={step === 1 ? 'fa-plus-square' : 'fa-minus-square'} size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

/** Shows the price of one piece; members also see the usual price struck out. For more than one piece the sum follows below. */
function PriceCell({ line: { price, usualPrice, quantity } }: { readonly line: BasketLine }) {
  const { t } = useTranslation();
  return (
    <Cell column="price" className={classes.price} data-price={price}>
      {usualPrice !== undefined && (
        <>
          <VisuallyHidden>{t('USUAL_PRICE')} </VisuallyHidden>
          <s>{formatPrice(usualPrice)}</s> <VisuallyHidden>{t('DELUXE_PRICE')} </VisuallyHidden>
        </>
      )}
      <span className={classes.amount}>{formatPrice(price)}</span>
      {quantity !== 1 && (
        <span className={classes.together}>{t('PRICE_TOGETHER', { price: formatPrice(price * quantity) })}</span>
      )}
    </Cell>
  );
}
