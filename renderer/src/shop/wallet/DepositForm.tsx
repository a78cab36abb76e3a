import { VisuallyHidden } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { currencySign } from '../../lib/purchases/format.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { all, areFine, required, useField } from '../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../ui/forms/FormBox.tsx';
import classes from './Wallet.module.css';

/** The smallest and largest deposit. */
const limits = { least: 10, most: 1000 } as const;

/** Amounts that take a single tap. */
const usualAmounts = [10, 50, 100, 500] as const;

// weakness: contract api-shop.md 13 (the server accepts any amount)
const amountRule = all(required('MANDATORY_AMOUNT'), (value) =>
  Number(value) >= limits.least && Number(value) <= limits.most ? undefined : 'AMOUNT_LIMIT',
);

/** Asks for the amount and goes on to its payment. */
export function DepositForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const amount = useField(amountRule);
  const submit = () => {
    sessionStorage.setItem('walletTotal', String(Number(amount.value)));
    void navigate('/payment/wallet');
  };
  return (
    <FormBox enabled={areFine(amount)} onSubmit={submit}>
      <fieldset className={classes.amounts}>
        <VisuallyHidden component="legend">{t('WALLET_AMOUNTS')}</VisuallyHidden>
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
        autoComplete="off"
      />
      <FormButton id="submitButton" aria-label="Button to continue to payment" icon={IconCoins} plain>
        {t('BTN_DEPOSIT')}
      </FormButton>
    </FormBox>
  );
}
