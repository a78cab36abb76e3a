import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCrown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../server/contract/answers.ts';
import { formatPrice } from '../../../lib/format.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import classes from './ProductDialog.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { Reviews } from './Reviews.tsx';

interface ProductDialogProps {
  /** The product to show; undefined closes the dialog. */
  readonly product: Product | undefined;
  readonly onClose: () => void;
}

/** A product close up, with what customers say about it (ui-shop.md 5.2). */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const small = useMediaQuery('(width < 600px)', undefined, { getInitialValueInEffect: false });
  // The last product stays on the screen while the dialog fades out.
  const [last, setLast] = useState(product);
  if (product !== undefined && product !== last) {
    setLast(product);
  }
  return (
    <Modal
      opened={product !== undefined}
      onClose={onClose}
      size={500}
      centered
      fullScreen={small}
      padding={0}
      radius={small ? 0 : 'lg'}
      title={last?.name}
      classNames={{
        content: `mat-mdc-dialog-container ${classes.content}`,
        header: classes.header,
        title: classes.title,
      }}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE'), size: 44, radius: 22 }}
    >
      {last !== undefined && <Details key={last.id} product={last} onClose={onClose} />}
    </Modal>
  );
}

function Details({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  return (
    <app-product-details>
      <div className={classes.details}>
        <div className={classes.product}>
          <ProductPicture image={product.image} name={product.name} eager className={classes.picture} />
          <div>
            {/* weakness: restfulXssChallenge (the description becomes markup) */}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above */}
            <div className={classes.description} dangerouslySetInnerHTML={{ __html: product.description }} />
            <p className={`item-price ${classes.price}`} data-price={product.price}>
              {formatPrice(product.price)}
            </p>
            <BonusPoints price={product.price} />
          </div>
        </div>
        <Reviews productId={product.id} />
        <ReviewForm productId={product.id} onClose={onClose} />
      </div>
    </app-product-details>
  );
}

/** What the buyer gets back: a tenth of the price in points, rounded. */
function BonusPoints({ price }: { readonly price: number }) {
  const { t } = useTranslation();
  const points = Math.round(price / 10);
  if (points <= 0) {
    return null;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a name for the figure and its crown, under which scripts look for it
    <p className={classes.bonus} role="group" aria-label="Bonus points when buying the product">
      <IconCrown size={20} stroke={1.5} aria-hidden />
      {t('BONUS_POINTS_OF_PRODUCT', { count: points })}
    </p>
  );
}
