import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { currencySign } from '../../lib/format.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { all, required, useField } from '../../ui/fields/use-field.ts';
import { onEnter } from '../../ui/on-enter.ts';
import classes from './Wallet.module.css';

/** What may be added at once. */
const limits = { least: 10, most: 1000 } as const;

/** Amounts for a single tap. */
const usualAmounts = [10, 50, 100, 500] as const;

// weakness: contract api-shop.md 13 (the server books any amount)
const amountRule = all(required('MANDATORY_AMOUNT'), (value) =>
  Number(value) >= limits.least && Number(value) <= limits.most ? undefined : 'AMOUNT_LIMIT',
);

/** Asks how much is to be added, and goes on to where it is paid. */
export function DepositForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const amount = useField(amountRule);
  const enabled = amount.error === undefined;
  const submit = () => {
    sessionStorage.setItem('walletTotal', String(Number(amount.value)));
    navigate('/payment/wallet');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a form, which scripts do not expect here
    <div className={classes.form} onKeyUp={onEnter(enabled, submit)}>
      <fieldset className={classes.amounts}>
        <legend className={classes.unseen}>{t('WALLET_AMOUNTS')}</legend>
        {usualAmounts.map((usual) => (
          <button
            key={usual}
            type="button"
            className={classes.usual}
            aria-pressed={Number(amount.value) === usual}
            onClick={() => amount.change(String(usual))}
          >
            {usual}
            {currencySign}
          </button>
        ))}
      </fieldset>
      <TextField
        id="amount"
        type="number"
        inputMode="decimal"
        min={limits.least}
        max={limits.most}
        label={t('LABEL_AMOUNT')}
        aria-label="Enter an amount"
        hint={t('AMOUNT_LIMIT')}
        field={amount}
        errorText={t}
        autoComplete="off"
      />
      <Button
        id="submitButton"
        type="submit"
        aria-label="Button to continue to payment"
        size="lg"
        leftSection={<IconCoins size={20} stroke={1.5} aria-hidden />}
        disabled={!enabled}
        onClick={submit}
      >
        {t('BTN_DEPOSIT')}
      </Button>
    </div>
  );
}
