import { useTranslation } from 'react-i18next';
import { useNewPassword } from '../../../lib/calls/use-new-password.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { passwordLength, passwordRule, repeatRule } from '../../../ui/fields/password-rules.ts';
import { areFine, required, resetAll, useDependentField, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import { LogInNotice } from '../LogInNotice.tsx';
import classes from '../PrivacyForm.module.css';
import { PrivacyFrame } from '../PrivacyFrame.tsx';
import { changePassword } from './change-password.ts';

/** Lets customers change their password (ui-shop.md 5.13). */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const current = useField(required('MANDATORY_CURRENT_PASSWORD'));
  const password = useField(passwordRule('MANDATORY_NEW_PASSWORD'));
  const repeat = useDependentField(repeatRule(password.value));
  const { change, isPending, confirmation, refusal, clearMessage } = useNewPassword(changePassword, {
    onChanged: () => resetAll(current, password, repeat),
    onRefused: () => resetAll(password, repeat),
  });
  const submit = () => change({ current: current.value, password: password.value, repeat: repeat.value });
  return (
    <app-privacy-security>
      <app-change-password>
        <PrivacyFrame title={t('TITLE_CHANGE_PASSWORD')} lead={t('CHANGE_PASSWORD_LEAD')}>
          <Card className={classes.card}>
            <LogInNotice />
            <FormMessage tone="confirmation" text={confirmation} />
            <FormMessage tone="error" text={refusal} />
            <FormBox
              id="password-form"
              enabled={areFine(current, password, repeat) && !isPending}
              loading={isPending}
              onSubmit={submit}
              onInput={clearMessage}
            >
              <PasswordField
                id="currentPassword"
                label={t('LABEL_CURRENT_PASSWORD')}
                placeholder={t('MANDATORY_CURRENT_PASSWORD')}
                aria-label="Field to enter the current password"
                field={current}
              />
              <PasswordField
                id="newPassword"
                label={t('LABEL_NEW_PASSWORD')}
                aria-label="Field for the new password"
                field={password}
                hint={t('INVALID_PASSWORD_LENGTH', { length: passwordLength })}
                counter={`${password.value.length}/40`}
              />
              <PasswordField
                id="newPasswordRepeat"
                label={t('LABEL_REPEAT_NEW_PASSWORD')}
                aria-label="Field to repeat the new password"
                field={repeat}
                counter={`${repeat.value.length}/40`}
              />
              <FormButton id="changeButton" aria-label="Button to confirm the change">
                {t('BTN_CHANGE')}
              </FormButton>
            </FormBox>
          </Card>
        </PrivacyFrame>
      </app-change-password>
    </app-privacy-security>
  );
}
