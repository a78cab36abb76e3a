import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/screen/Card.tsx';
import { RetryLine } from '../../../ui/states/RetryLine.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import text from '../../../ui/styles/Text.module.css';
import { honeyPot } from '../chain/contracts.ts';
import { FailureLine } from '../ErrorLine.tsx';
import { useWallet } from '../wallet/session.ts';
import classes from './BeeHaven.module.css';
import { beesQuery, mintedQuery, potPrice } from './bees.ts';
import { type MintStep, useMint } from './use-mint.ts';

/** The button's labels while the pot is being minted (ui-learning.md 12.4). */
const labels = {
  idle: 'NFT_MINT_TEXT_INTRO',
  approving: 'NFT_MINT_TEXT_AWAITING_APPROVAL',
  confirming: 'NFT_MINT_TEXT_CONFIRM',
  minting: 'NFT_MINT_TEXT_IN_PROGRESS',
  minted: 'NFT_MINT_TEXT_SUCCESS',
} as const;

/** Shows the pot, its story and the button to mint it. */
export function HoneyPot() {
  const { t } = useTranslation();
  const wallet = useWallet();
  const bees = useQuery(beesQuery(wallet?.address));
  const solved = useQuery(mintedQuery);
  const { step, error, mint } = useMint();
  const isDone = solved.data === true || step === 'minted';
  const affordable = bees.data !== undefined && bees.data >= potPrice;
  const shown = isDone ? 'minted' : step;
  return (
    <Card className={layout.stack} style={{ gap: 16 }}>
      <img
        className={classes.picture}
        src="assets/public/images/HoneyPot.png"
        alt={t('HONEY_POT_PICTURE')}
        width={540}
        height={540}
      />
      <h2 className={text.heading}>{t('BEE_HONEYPOT_TITLE')}</h2>
      <p className={text.muted}>{t('BEE_HONEYPOT_DESCRIPTION')}</p>
      <MintSteps step={shown} />
      <Button
        className="mint_button"
        size="lg"
        disabled={isDone || step !== 'idle' || !affordable}
        onClick={() => mint()}
      >
        {t(labels[shown])}
      </Button>
      {!isDone && step === 'idle' && !affordable && (
        <p className={text.muted}>{t(wallet === undefined ? 'PLEASE_CONNECT_WEB3_WALLET' : 'BEES_MISSING')}</p>
      )}
      {solved.isError && (
        <RetryLine message="ERROR_NO_ANSWER" onRetry={() => solved.refetch()} trying={solved.isFetching} />
      )}
      <FailureLine error={error} abi={honeyPot.abi} />
    </Card>
  );
}

const steps = [
  { step: 'approving', text: 'MINT_STEP_APPROVE' },
  { step: 'confirming', text: 'MINT_STEP_CONFIRM' },
  { step: 'minting', text: 'MINT_STEP_BLOCK' },
] as const;

const order: readonly MintStep[] = ['idle', 'approving', 'confirming', 'minting', 'minted'];

/** Shows the steps of minting: done, under way and still to come. */
function MintSteps({ step }: { readonly step: MintStep }) {
  const { t } = useTranslation();
  const now = order.indexOf(step);
  return (
    <ol className={classes.steps}>
      {steps.map((one) => {
        const place = order.indexOf(one.step);
        const Icon = place < now ? IconCircleCheck : place === now ? IconLoader2 : IconCircle;
        return (
          <li
            key={one.step}
            className={classes.step}
            data-state={place < now ? 'done' : place === now ? 'now' : 'later'}
            aria-current={place === now ? 'step' : undefined}
          >
            <Icon
              size={20}
              stroke={1.5}
              aria-label={place < now ? t('MINT_STEP_DONE') : undefined}
              aria-hidden={place >= now}
            />
            {t(one.text)}
          </li>
        );
      })}
    </ol>
  );
}
