import { IconCurrencyBitcoin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Coin } from './Coin.tsx';
import classes from './TokenSaleScreen.module.css';

const paragraphs = ['TOKENSALE_PITCH_SCARCE', 'TOKENSALE_PITCH_FRESH', 'TOKENSALE_PITCH_SAFE'] as const;

/** Three reasons to buy, none of which is one. */
export function SalesPitch({ coin }: { readonly coin: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.pitch}>
      <Coin className={classes.coin} />
      <h3 className={classes.heading}>{t('SECTION_SALES_PITCH')}</h3>
      <p>
        <strong className={classes.name}>
          <IconCurrencyBitcoin size={20} stroke={1.5} aria-hidden />
          {coin}
        </strong>{' '}
        {t('TOKENSALE_PITCH_OPENING')}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {t(paragraph)} <strong className={classes.demand}>{t('GIVE_US_ALL_YOUR_MONEY')}</strong>
        </p>
      ))}
    </section>
  );
}
