import { IconCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './BeeHaven.module.css';
import type { MintStep } from './use-mint.ts';

const steps = [
  { step: 'approving', text: 'MINT_STEP_APPROVE' },
  { step: 'confirming', text: 'MINT_STEP_CONFIRM' },
  { step: 'minting', text: 'MINT_STEP_BLOCK' },
] as const;

const order: readonly MintStep[] = ['idle', 'approving', 'confirming', 'minting', 'minted'];

/** The way to the pot: what is done, what is under way, what is to come. */
export function MintSteps({ step }: { readonly step: MintStep }) {
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
