import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { areFine, required, useField } from '../../../ui/fields/use-field.ts';
import { Form, FormButton } from '../../../ui/forms/FormBox.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import shared from '../../../ui/styles/Text.module.css';
import classes from './TwoFactor.module.css';
import { useSecondFactorRemoval } from './use-second-factor-change.ts';

/** Offers to remove the second factor. */
export function SecondFactorRemoval() {
  const { t } = useTranslation();
  const password = useField(required('MANDATORY_CURRENT_PASSWORD'));
  const { change, isPending, refusal, clearRefusal } = useSecondFactorRemoval();
  return (
    <div id="2fa-setup-successfully">
      <p className={`${shared.tinted} ${classes.done}`}>
        <IconShieldCheck size={28} stroke={1.5} aria-hidden />
        <span>{t('2FA_SUCCESSFUL_SETUP')}</span>
      </p>
      <Form
        id="two-factor-auth-disable"
        enabled={areFine(password) && !isPending}
        loading={isPending}
        onSubmit={() => change(password.value)}
        onInput={clearRefusal}
      >
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
        />
        <FormButton
          id="disableTwoFactorAuth"
          color="red"
          aria-label="Button to remove the two-factor authentication"
          icon={IconShieldX}
        >
          {t('BTN_REMOVE')}
        </FormButton>
      </Form>
    </div>
  );
}
