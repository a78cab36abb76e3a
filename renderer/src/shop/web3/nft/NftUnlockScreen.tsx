import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/screen/Card.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { KeyForm } from './KeyForm.tsx';
import classes from './Nft.module.css';
import { TokenFacts } from './TokenFacts.tsx';
import { unlockedQuery } from './unlocked.ts';
import '../english.ts';

/** The token that cannot be sold: a door for whoever has its wallet's key, or who holds it (ui-learning.md 12.3). */
export function NftUnlockScreen() {
  const { t } = useTranslation();
  const unlocked = useQuery(unlockedQuery);
  return (
    <app-nft-unlock>
      <Screen title={t('TITLE_SBT')} lead={t('SBT_LEAD')}>
        <Card className={classes.card}>
          <img
            className={classes.picture}
            src="assets/public/images/products/juicy_chatbot.jpg"
            alt={t('SBT_PICTURE')}
            width={320}
            height={320}
          />
          {unlocked.data !== undefined ? (
            unlocked.data ? (
              <TokenFacts />
            ) : (
              <KeyForm />
            )
          ) : unlocked.isFetching ? (
            <div className={classes.side} aria-busy="true">
              <Delayed>
                <Skeleton height={220} />
              </Delayed>
            </div>
          ) : (
            <ErrorState message="SBT_FAILED" onRetry={() => unlocked.refetch()} />
          )}
        </Card>
      </Screen>
    </app-nft-unlock>
  );
}
