import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OneTimeCodeField, oneTimeCodeRule } from '../../../ui/fields/OneTimeCodeField.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import classes from '../Accounts.module.css';
import { useSecondFactor } from './use-second-factor.ts';

/** Where those who protect their account with a second factor enter it (ui-shop.md 5.11). */
export function SecondFactorScreen() {
  const { t } = useTranslation();
  const code = useField(oneTimeCodeRule);
  const { verify, isPending, refusal } = useSecondFactor();
  const enabled = code.error === undefined && !isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enabled) {
      verify(code.value);
    }
  };
  return (
    <app-two-factor-auth-enter>
      <AccountFrame
        title={t('TITLE_TWO_FACTOR_AUTHENTICATION')}
        lead={t('TITLE_TWO_FACTOR_AUTH_ENTER')}
        greeting={t('TWO_FACTOR_GREETING')}
      >
        <FormMessage tone="error" text={refusal} />
        <form className={classes.fields} onSubmit={submit} noValidate>
          <div id="inputToken">
            <OneTimeCodeField
              id="totpToken"
              formcontrolname="token"
              label={t('LABEL_TWO_FACTOR_AUTH_TOKEN')}
              placeholder={t('2FA_ENTER_CODE_PLACEHOLDER')}
              aria-label="Field for entering the Two Factor token"
              field={code}
              errorText={t}
              help={{
                name: 'The code to be entered from the authenticator must have 6 digits.',
                text: t('INITIAL_TOKEN_TOOLTIP'),
              }}
            />
          </div>
          <Button
            id="totpSubmitButton"
            type="submit"
            aria-label="Button to confirm the input"
            size="lg"
            leftSection={<IconLockOpen size={20} stroke={1.5} aria-hidden />}
            disabled={!enabled}
            loading={isPending}
          >
            {t('BTN_LOGIN')}
          </Button>
        </form>
        <p className={classes.other}>
          <Link to="/login" className={classes.link}>
            {t('BACK_TO_LOGIN')}
          </Link>
        </p>
      </AccountFrame>
    </app-two-factor-auth-enter>
  );
}
