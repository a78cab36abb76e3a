import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../../lib/api.ts';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { WalletBar } from '../wallet/WalletBar.tsx';
import classes from './BeeHaven.module.css';
import { Faucet } from './Faucet.tsx';
import { HoneyPot } from './HoneyPot.tsx';
import '../english.ts';

/** Shows the faucet that gives everyone bees, and the pot that they pay for (ui-learning.md 12.4). */
export function BeeHavenScreen() {
  const { t } = useTranslation();
  useEffect(() => {
    // This makes the shop listen for minting. If it fails, there is nothing that the visitor could do.
    get('rest/web3/nftMintListen').then(console.log, console.log);
  }, []);
  return (
    <app-faucet>
      <Screen title={t('TITLE_BEE_HAVEN')} lead={t('BEE_HAVEN_INTRO')} kind="pair">
        <WalletBar />
        <div className={classes.columns}>
          <Faucet />
          <HoneyPot />
        </div>
      </Screen>
    </app-faucet>
  );
}
