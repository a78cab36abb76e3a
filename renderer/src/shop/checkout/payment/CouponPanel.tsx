import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconGift, IconTicket } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { useConfiguration } from '../../../lib/config.ts';
import { ExpansionPanel } from '../../../ui/expansion-panel/ExpansionPanel.tsx';
import { TextField, verbatim } from '../../../ui/fields/TextField.tsx';
import { all, required, useField } from '../../../ui/fields/use-field.ts';
import { FormBox } from '../../../ui/forms/FormBox.tsx';
import { useOutcome } from '../../../ui/forms/use-outcome.ts';
import shared from '../../../ui/styles/Text.module.css';
import { applyCoupon, type CouponResult } from './apply-coupon.ts';
import classes from './CouponPanel.module.css';
import { wasLeftOpen } from './left-open.ts';

const codeLength = 10;

const codeRule = all(required('ENTER_COUPON_CODE'), (code) =>
  code.length === codeLength ? undefined : 'COUPON_CODE_HINT',
);

/** Renders the panel for entering coupons (ui-shop.md 5.24). A refused code stays, so that a slip can be corrected (decision 21). */
export function CouponPanel({ onDiscount }: { readonly onDiscount: (percent: number) => void }) {
  const { t } = useTranslation();
  const code = useField(codeRule);
  const {
    mutate,
    isPending,
    data: result,
    reset: forgetResult,
  } = useMutation({
    mutationFn: applyCoupon,
    onSuccess: (applied) => {
      if (applied.outcome === 'granted') {
        code.reset();
        onDiscount(applied.discount);
      }
    },
  });
  const change = (value: string) => {
    code.change(value);
    forgetResult();
  };
  const enabled = code.error === undefined && !isPending;
  const submit = () => mutate(code.value);
  return (
    <ExpansionPanel
      id="collapseCouponElement"
      title={t('ADD_A_COUPON')}
      description={t('VOUCHERS_AND_PROMOTIONAL_CODE')}
      icon={<IconTicket size={24} stroke={1.5} aria-hidden />}
      initiallyOpen={wasLeftOpen('couponPanelExpanded')}
    >
      <Outcome result={result} />
      <FormBox className={classes.form} enabled={enabled} loading={isPending} onSubmit={submit}>
        <TextField
          id="coupon"
          label={t('LABEL_COUPON')}
          placeholder={t('ENTER_COUPON_CODE')}
          field={{ ...code, change }}
          hint={t('COUPON_CODE_HINT')}
          counter={`${code.value.length}/${codeLength}`}
          {...verbatim}
        />
        <Button
          id="applyCouponButton"
          className={classes.apply}
          leftSection={<IconGift size={20} stroke={1.5} aria-hidden />}
          disabled={!enabled}
          onClick={submit}
        >
          {t('BTN_REDEEM')}
        </Button>
      </FormBox>
      <Where />
    </ExpansionPanel>
  );
}

/** Shows the outcome of the last coupon. It is always in the document, so that screen readers announce changes. */
function Outcome({ result }: { readonly result: CouponResult | undefined }) {
  const { t } = useTranslation();
  const ref = useOutcome<HTMLDivElement>(result?.outcome);
  return (
    <div ref={ref} role="status" tabIndex={-1} data-holds-focus>
      {result?.outcome === 'granted' && (
        <p className={`confirmation ${shared.tinted} ${classes.outcome}`}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t('DISCOUNT_APPLIED', { discount: result.discount })}
        </p>
      )}
      {(result?.outcome === 'refused' || result?.outcome === 'unanswered') && (
        <p className={`error ${shared.tinted} ${classes.outcome}`} data-refused>
          <IconAlertCircle size={20} stroke={1.5} aria-hidden />
          {t(result.outcome === 'refused' ? result.reason : 'ERROR_NO_ANSWER')}
        </p>
      )}
    </div>
  );
}

/** Says where to get coupons. */
function Where() {
  const social = useConfiguration()?.application.social;
  const blueSky = social?.blueSkyUrl;
  const reddit = social?.redditUrl;
  if (!blueSky || !reddit) {
    return null;
  }
  return (
    <p className={classes.where}>
      <Trans
        i18nKey="FOLLOW_FOR_MONTHLY_COUPONS"
        components={{
          // biome-ignore lint/a11y/useAnchorContent: the content comes from the text
          blueSky: <a href={blueSky} target="_blank" rel="noopener" />,
          // biome-ignore lint/a11y/useAnchorContent: the content comes from the text
          reddit: <a href={reddit} target="_blank" rel="noopener" />,
        }}
      />
    </p>
  );
}
