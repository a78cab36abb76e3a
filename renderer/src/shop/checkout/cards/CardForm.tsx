import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Success } from '../../../../../shared/api/answers.ts';
import { post } from '../../../lib/api.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { all, areFine, type FieldRule, required, resetAll, useField } from '../../../ui/fields/use-field.ts';
import { useKeptFocus } from '../../../ui/forms/use-kept-focus.ts';
import { showServerRefusal } from '../../../ui/snack-bar/show-refusal.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import classes from './Cards.module.css';
import { cardsKey } from './remove-card.ts';

const months = Array.from({ length: 12 }, (_, index) => choice(index + 1));
const years = Array.from({ length: 20 }, (_, index) => choice(2080 + index));

/** Requires 1000000000000000 to 9999999999999999. The upper end is beyond the integers that numbers represent exactly. */
const cardNumberRule: FieldRule = all(required('MANDATORY_CARD_NUMBER'), (value) =>
  /^[1-9]\d{15}$/.test(value) ? undefined : 'VALID_CARD_NUMBER',
);

/** Renders the form for another card (ui-shop.md 5.25). */
export function CardForm() {
  const { t } = useTranslation();
  const name = useField(required('MANDATORY_NAME'));
  const number = useField(cardNumberRule);
  const month = useField(required('MANDATORY_EXPIRY_MONTH'));
  const year = useField(required('MANDATORY_EXPIRY_YEAR'));
  const fields = [name, number, month, year];
  const { save, isPending } = useSaving(() => resetAll(...fields));
  const ref = useKeptFocus<HTMLDivElement>(isPending);
  return (
    <div ref={ref} className={classes.form} tabIndex={-1} data-holds-focus>
      <TextField
        id="card-name"
        label={t('LABEL_NAME')}
        placeholder={t('MANDATORY_NAME')}
        autoComplete="cc-name"
        field={name}
      />
      <TextField
        id="card-number"
        type="number"
        inputMode="numeric"
        label={t('LABEL_CARD_NUMBER')}
        placeholder={t('MANDATORY_CARD_NUMBER')}
        autoComplete="cc-number"
        field={number}
        counter={`${number.value.length}/16`}
      />
      <SelectField
        label={t('LABEL_EXPIRY_MONTH')}
        placeholder={t('MANDATORY_EXPIRY_MONTH')}
        autoComplete="cc-exp-month"
        field={month}
        options={months}
      />
      <SelectField
        label={t('LABEL_EXPIRY_YEAR')}
        placeholder={t('MANDATORY_EXPIRY_YEAR')}
        autoComplete="cc-exp-year"
        field={year}
        options={years}
      />
      <Button
        id="submitButton"
        className={classes.submit}
        disabled={!areFine(...fields) || isPending}
        onClick={() =>
          save({ fullName: name.value, cardNum: Number(number.value), expMonth: month.value, expYear: year.value })
        }
      >
        {t('BTN_SUBMIT')}
      </Button>
    </div>
  );
}

interface NewCard {
  readonly fullName: string;
  readonly cardNum: number;
  readonly expMonth: string;
  readonly expYear: string;
}

/** Saves a card. A refusal by the server empties the form (decision 21); without a response the input stays. */
function useSaving(reset: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (card: NewCard) => post<Success<{ readonly cardNum: number }>>('api/Cards/', card),
    onSuccess: ({ data: { cardNum } }) => {
      showSnackBar({
        message: 'CREDIT_CARD_SAVED',
        values: { cardnumber: String(cardNum).slice(-4) },
        tone: 'confirm',
      });
      reset();
      return queryClient.invalidateQueries({ queryKey: cardsKey });
    },
    onError: (error) => {
      if (showServerRefusal(error)) {
        reset();
      }
    },
  });
  return { save: mutate, isPending };
}

function choice(number: number): { readonly value: string; readonly text: string } {
  return { value: String(number), text: String(number) };
}
