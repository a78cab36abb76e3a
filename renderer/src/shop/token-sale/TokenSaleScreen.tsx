import { IconCurrencyBitcoin, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../lib/config.ts';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import layout from '../../ui/styles/Layout.module.css';
import { Coin } from './Coin.tsx';
import { Faq } from './Faq.tsx';
import { TextWithCoin } from './TextWithCoin.tsx';
import classes from './TokenSaleScreen.module.css';

/** The coin's name until the configuration arrives. */
const defaultCoin = 'Juicycoin';

/** Shows the sale of a coin that nobody should buy. Nothing links to it (ui-shop.md 5.37). */
export function TokenSaleScreen() {
  const { t } = useTranslation();
  const coin = useConfiguration()?.application.altcoinName ?? defaultCoin;
  return (
    <app-token-sale>
      <Screen title={t('TITLE_TOKENSALE')} lead={<TextWithCoin text="SECTION_ICO" coin={coin} />} kind="pair">
        <div className={classes.columns}>
          <div className={layout.stack} style={{ gap: 24 }}>
            <WhitePaper />
            <SalesPitch coin={coin} />
          </div>
          <Faq coin={coin} />
        </div>
      </Screen>
      {/* weakness: tokenSaleChallenge (the server takes the request for this pixel as proof of a visit) */}
      <img src="assets/public/images/padding/56px.png" alt="" width={1} height={1} style={{ display: 'block' }} />
    </app-token-sale>
  );
}

/** Two papers on how such sales end, with the contract's titles and addresses. */
const papers = [
  { title: 'PonzICO Whitepaper', url: 'https://ponzico.win/ponzico.pdf' },
  { title: 'PonziCoin Whitepaper', url: 'https://www.sec.gov/investor/alerts/ia_virtualcurrencies.pdf' },
] as const;

/** Renders the card with the papers. */
function WhitePaper() {
  const { t } = useTranslation();
  return (
    <Card>
      <h2 className={classes.heading}>
        {t('SECTION_WHITEPAPER')} ({t('WHITEPAPER_REFERENCES')})
      </h2>
      <ul className={classes.papers}>
        {papers.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={classes.paper}>
              {title}
              <IconExternalLink size={18} stroke={1.5} aria-label={t('OPENS_NEW_WINDOW')} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const paragraphs = ['TOKENSALE_PITCH_SCARCE', 'TOKENSALE_PITCH_FRESH', 'TOKENSALE_PITCH_SAFE'] as const;

/** Gives three reasons to buy, none of which is one. */
function SalesPitch({ coin }: { readonly coin: string }) {
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
