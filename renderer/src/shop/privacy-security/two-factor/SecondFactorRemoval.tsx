import { Button } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { required, useField } from '../../../ui/fields/use-field.ts';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import classes from './TwoFactor.module.css';
import { useSecondFactorRemoval } from './use-second-factor-change.ts';

/** The second factor is there; this is how it goes. */
export function SecondFactorRemoval() {
  const { t } = useTranslation();
  const password = useField(required('MANDATORY_CURRENT_PASSWORD'));
  const { change, isPending, refusal, clearRefusal } = useSecondFactorRemoval();
  const enabled = password.error === undefined && !isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.error === undefined && !isPending) {
      change(password.value);
    }
  };
  return (
    <div id="2fa-setup-successfully">
      <p className={classes.done}>
        <IconShieldCheck size={28} stroke={1.5} aria-hidden />
        <span>{t('2FA_SUCCESSFUL_SETUP')}</span>
      </p>
      <form id="two-factor-auth-disable" className={classes.fields} noValidate onSubmit={submit} onInput={clearRefusal}>
        <h2 id="two-factor-auth-disable-title" className={classes.heading}>
          {t('REMOVE_TWO_FACTOR_AUTH')}
        </h2>
        <FormMessage tone="error" text={refusal} />
        <PasswordField
          id="currentPasswordDisable"
          formcontrolname="passwordControl"
          label={t('LABEL_CURRENT_PASSWORD')}
          placeholder={t('MANDATORY_CURRENT_PASSWORD')}
          aria-label="Field to enter the current password"
          field={password}
          errorText={t}
        />
        <Button
          id="disableTwoFactorAuth"
          type="submit"
          size="lg"
          color="red"
          aria-label="Button to remove the two-factor authentication"
          leftSection={<IconShieldX size={20} stroke={1.5} aria-hidden />}
          disabled={!enabled}
          loading={isPending}
        >
          {t('BTN_REMOVE')}
        </Button>
      </form>
    </div>
  );
}
