import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../lib/config.ts';
import layout from '../../ui/Layout.module.css';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Faq } from './Faq.tsx';
import { SalesPitch } from './SalesPitch.tsx';
import { TextWithCoin } from './TextWithCoin.tsx';
import classes from './TokenSaleScreen.module.css';
import { WhitePaper } from './WhitePaper.tsx';

/** The coin's name until the configuration says otherwise. */
const defaultCoin = 'Juicycoin';

/** The sale of a coin that nobody should buy, linked from nowhere (ui-shop.md 5.37). */
export function TokenSaleScreen() {
  const { t } = useTranslation();
  const coin = useConfiguration()?.application.altcoinName ?? defaultCoin;
  return (
    <app-token-sale>
      <Screen title={t('TITLE_TOKENSALE')} lead={<TextWithCoin text="SECTION_ICO" coin={coin} />} width="wide">
        <div className={classes.columns}>
          <div className={layout.stack} style={{ gap: 24 }}>
            <WhitePaper />
            <SalesPitch coin={coin} />
          </div>
          <Faq coin={coin} />
        </div>
      </Screen>
      {/* weakness: tokenSaleChallenge (the server takes the request for this pixel as proof of the visit) */}
      <img src="assets/public/images/padding/56px.png" alt="" width={1} height={1} className={classes.pixel} />
    </app-token-sale>
  );
}
