import { Button } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import { useNewBlocks } from '../chain/blocks.ts';
import { ConnectedBar } from './ConnectedBar.tsx';
import { connectWallet, resumeWallet, useWalletSession } from './session.ts';
import classes from './WalletBar.module.css';

/** Shows the visitor's wallet above a web3 screen: the button to connect it or, once connected, its balance (ui-learning.md 12.1). */
export function WalletBar() {
  const { t } = useTranslation();
  const session = useWalletSession();
  useNewBlocks();
  useEffect(() => {
    void resumeWallet();
  }, []);
  return (
    <RangeSurface className={classes.bar} role="region" aria-label={t('WEB3_WALLET')}>
      <IconWallet className={classes.icon} size={24} stroke={1.5} aria-hidden />
      {session.state === 'connected' ? (
        <ConnectedBar wallet={session.wallet} />
      ) : (
        <>
          <div className={classes.words}>
            {session.state === 'failed' ? (
              <RetryLine
                message={t(session.failure.text, session.failure.values)}
                onRetry={connectWallet}
                trying={false}
              />
            ) : (
              <p className={classes.lead}>{t('WEB3_WALLET_LEAD')}</p>
            )}
          </div>
          <Button className={classes.connect} loading={session.state === 'connecting'} onClick={connectWallet}>
            {t('BTN_CONNECT_METAMASK')}
          </Button>
        </>
      )}
    </RangeSurface>
  );
}
