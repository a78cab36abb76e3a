import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../lib/config.ts';
import { ProductPicture } from '../../ui/product-picture/ProductPicture.tsx';
import { Card } from '../../ui/screen/Card.tsx';
import classes from './ResponsibilityCards.module.css';

/** Explains the reasons for recycling: two configured pictures, each with a sentence or two. */
export function ResponsibilityCards() {
  const { t } = useTranslation();
  const page = useConfiguration()?.application.recyclePage;
  return (
    <section className={classes.cards}>
      <h3 className={`responsibility-header ${classes.title}`}>{t('SECTION_PRESS_JUICE_RESPONSIBLY')}</h3>
      <ResponsibilityCard image={page?.topProductImage} text={t('RECYCLE_REASON_PRESS')} />
      <ResponsibilityCard image={page?.bottomProductImage} text={t('RECYCLE_REASON_POMACE')} />
    </section>
  );
}

function ResponsibilityCard({ image, text }: { readonly image: string | undefined; readonly text: string }) {
  return (
    <Card className={classes.card}>
      {image === undefined ? (
        <Skeleton className={classes.picture} radius={0} />
      ) : (
        <ProductPicture image={image} name="" className={classes.picture} />
      )}
      <p className={classes.text}>{text}</p>
    </Card>
  );
}
