import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApplicationName } from '../../../lib/config.ts';
import { OneTimeCodeField, oneTimeCodeRule } from '../../../ui/fields/OneTimeCodeField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { areFine, required, useField } from '../../../ui/fields/use-field.ts';
import { Form, FormButton } from '../../../ui/forms/FormBox.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import classes from './TwoFactor.module.css';
import { useSecondFactorSetup } from './use-second-factor-change.ts';

interface SecondFactorSetupProps {
  /** Base32. */
  readonly secret: string;
  readonly email: string;
  readonly setupToken: string;
}

/** Offers to set up a second factor. */
export function SecondFactorSetup({ secret, email, setupToken }: SecondFactorSetupProps) {
  const { t } = useTranslation();
  const issuer = encodeURIComponent(useApplicationName());
  const password = useField(required('MANDATORY_CURRENT_PASSWORD'));
  const code = useField(oneTimeCodeRule);
  const { change, isPending, refusal, clearRefusal } = useSecondFactorSetup();
  return (
    <Form
      id="two-factor-auth-setup"
      enabled={areFine(password, code) && !isPending}
      loading={isPending}
      onSubmit={() => change({ password: password.value, setupToken, initialToken: code.value })}
      onInput={clearRefusal}
    >
      <span id="2fa-setup-instructions">{t('2FA_AUTH_SETUP_INSTRUCTIONS')}</span>
      <div className={`two-factor-qr-code ${classes.code}`}>
        <QrCode
          text={`otpauth://totp/${issuer}:${email}?secret=${secret}&issuer=${issuer}`}
          label={t('SECRET_QR_CODE')}
          correction="L"
        />
        <p className={classes.byHand}>
          {t('SECRET_BY_HAND')} <code className={classes.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <FormMessage tone="error" text={refusal} />
      <PasswordField
        id="currentPasswordSetup"
        formcontrolname="passwordControl"
        label={t('LABEL_CURRENT_PASSWORD')}
        placeholder={t('MANDATORY_CURRENT_PASSWORD')}
        aria-label="Field to enter the current password"
        field={password}
      />
      <OneTimeCodeField
        id="initialToken"
        formcontrolname="initialTokenControl"
        data-test-totp-secret={secret}
        label={t('INITIAL_CODE')}
        placeholder={t('INITIAL_CODE_PLACEHOLDER')}
        aria-label="Field to enter the initial token. This must have 6 digits."
        field={code}
        help={{
          name: 'The token to be entered from the authenticator must have 6 digits.',
          text: t('INITIAL_TOKEN_TOOLTIP'),
        }}
      />
      <FormButton
        id="setupTwoFactorAuth"
        aria-label="Button to complete the two-factor configuration"
        icon={IconDeviceFloppy}
      >
        {t('BTN_SAVE')}
      </FormButton>
    </Form>
  );
}
