import { VisuallyHidden } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MaskedCard } from '../../../../../shared/api/records.ts';
import classes from './Cards.module.css';

/** Shows a saved card: number, holder and expiry date. It is phrasing content, so that a label may contain it. */
export function CardText({ card: { cardNum, fullName, expMonth, expYear } }: { readonly card: MaskedCard }) {
  const { t } = useTranslation();
  return (
    <span className={classes.card}>
      <span className={classes.glyph}>
        <IconCreditCard size={24} stroke={1.5} aria-hidden />
      </span>
      <span className={classes.number}>
        <VisuallyHidden>{t('CARD_WITH_LAST_DIGITS', { digits: cardNum.slice(-4) })}</VisuallyHidden>
        <span aria-hidden>{cardNum}</span>
      </span>
      <span className={classes.holder}>{fullName}</span>
      <span className={classes.expiry}>
        <VisuallyHidden>{t('LABEL_EXPIRY')} </VisuallyHidden>
        {expMonth}/{expYear}
      </span>
    </span>
  );
}
