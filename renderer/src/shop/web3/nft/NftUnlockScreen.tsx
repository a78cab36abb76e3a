import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/screen/Card.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { KeyForm } from './KeyForm.tsx';
import classes from './Nft.module.css';
import { TokenFacts } from './TokenFacts.tsx';
import { unlockedQuery } from './unlocked.ts';
import '../english.ts';

/**
 * Shows the token that can't be sold: either the form for its wallet's key or, once that was given, the token itself (ui-learning.md 12.3).
 */
export function NftUnlockScreen() {
  const { t } = useTranslation();
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
          <Queried
            query={useQuery(unlockedQuery)}
            failed="SBT_FAILED"
            waiting={<Waiting className={classes.side} heights={[220]} />}
          >
            {(isUnlocked) => (isUnlocked ? <TokenFacts /> : <KeyForm />)}
          </Queried>
        </Card>
      </Screen>
    </app-nft-unlock>
  );
}
