import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { ProductPicture } from '../../../ui/product-picture/ProductPicture.tsx';
import text from '../../../ui/styles/Text.module.css';
import classes from './BasketGlance.module.css';
import { useKnownBasket } from './use-purchase-basket.ts';

/** Summarises the basket beside the checkout steps. On smaller screens it shows only the sum. */
export function BasketGlance() {
  const { t } = useTranslation();
  const basket = useKnownBasket();
  if (basket === 'on its way') {
    return <div className={classes.glance} aria-busy="true" />;
  }
  if (basket === 'unknown' || basket.count === 0) {
    return null;
  }
  const pieces = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={classes.glance} aria-label={t('YOUR_ORDER')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('YOUR_ORDER')}</h2>
        <Link to="/basket" className={text.link}>
          {t('BTN_CHANGE')}
        </Link>
      </div>
      <ul className={classes.lines}>
        {basket.lines.map(({ product, quantity, price }) => (
          <li key={product.id} className={classes.line}>
            <ProductPicture image={product.image} name="" className={classes.picture} />
            <span className={classes.name}>
              {product.name}
              <span className={classes.pieces}>{t('PIECES', { count: quantity })}</span>
            </span>
            <span className={classes.price} data-price={price * quantity}>
              {formatPrice(price * quantity)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        <span>{t('PIECES', { count: pieces })}</span>
        <strong data-price={basket.itemTotal}>{formatPrice(basket.itemTotal)}</strong>
      </p>
    </section>
  );
}
