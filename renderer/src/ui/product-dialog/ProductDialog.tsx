import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCrown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../shared/api/answers.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import { Rich } from '../rich-text/Rich.tsx';
import { MatDialogContainer } from '../script-layer/MatDialogContainer.tsx';
import { useDialog } from '../use-dialog.ts';
import classes from './ProductDialog.module.css';
import { ReviewEditDialog } from './ReviewEditDialog.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { Reviews } from './Reviews.tsx';
import type { ShownProduct } from './shown-product.ts';

interface ProductDialogProps {
  /** The product to show; undefined closes the dialog. */
  readonly product: ShownProduct | undefined;
  readonly onClose: () => void;
}

/** The contract makes the name a first-level heading (ui-shop.md 5.2), but the library's type doesn't know this property. */
const asFirstHeading = { component: 'h1' } as const;

/** Shows a product's details with its reviews (ui-shop.md 5.2). Open it through `ProductDialogOnDemand`. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const small = useMediaQuery('(width < 37.5em)', undefined, { getInitialValueInEffect: false });
  const [edited, setEdited] = useState<Review>();
  const { opened, last } = useDialog(product);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // Escape should close only one dialog at a time.
      closeOnEscape={edited === undefined}
      // The transition must not move the dialog: a transform would make the inner dialog's position relative to this one instead of the
      // window.
      transitionProps={{ transition: 'fade', duration: 160 }}
      size={500}
      fullScreen={small}
      padding={0}
      withCloseButton={false}
      classNames={{ content: classes.content }}
    >
      {last !== undefined && (
        <MatDialogContainer>
          <app-product-details>
            <Modal.Header className={classes.header}>
              <Modal.Title className={classes.title} {...asFirstHeading}>
                <bdi>{last.name}</bdi>
              </Modal.Title>
              <Modal.CloseButton aria-label={t('BTN_CLOSE')} size={44} radius={22} />
            </Modal.Header>
            <div className={classes.details}>
              <Description product={last} />
              <Reviews key={last.id} productId={last.id} onEdit={setEdited} />
              <ReviewForm key={`form ${last.id}`} productId={last.id} onClose={onClose} />
            </div>
            <ReviewEditDialog productId={last.id} review={edited} onClose={() => setEdited(undefined)} />
          </app-product-details>
        </MatDialogContainer>
      )}
    </Modal>
  );
}

function Description({ product }: { readonly product: ShownProduct }) {
  return (
    <div className={classes.product}>
      <ProductPicture image={product.image} name={product.name} eager className={classes.picture} />
      <div>
        <Rich text={product.description} className={classes.description} />
        <p className={`item-price ${classes.price}`} data-price={product.price}>
          <span>{formatPrice(product.price)}</span>
        </p>
        <BonusPoints price={product.price} />
      </div>
    </div>
  );
}

/** Shows what the buyer gets back: a tenth of the price in points, rounded. */
function BonusPoints({ price }: { readonly price: number }) {
  const { t } = useTranslation();
  const points = Math.round(price / 10);
  if (points <= 0) {
    return null;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: this names the figure and its crown, and scripts look for it
    <p
      className={classes.bonus}
      role="group"
      aria-label="Bonus points when buying the product"
      title={t('LABEL_BONUS')}
    >
      <IconCrown size={20} stroke={1.5} aria-hidden />
      {t('BONUS_POINTS_OF_PRODUCT', { count: points })}
    </p>
  );
}
