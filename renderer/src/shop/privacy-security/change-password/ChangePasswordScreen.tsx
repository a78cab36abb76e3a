import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { passwordLength, passwordRule, repeatRule } from '../../../ui/fields/password-rules.ts';
import { required, useDependentField, useField } from '../../../ui/fields/use-field.ts';
import { onEnter } from '../../../ui/on-enter.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { Card } from '../../../ui/screen/Card.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import { LogInNotice } from '../LogInNotice.tsx';
import classes from '../PrivacyForm.module.css';
import { PrivacyFrame } from '../PrivacyFrame.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** Where customers change their password (ui-shop.md 5.13). */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const current = useField(required('MANDATORY_CURRENT_PASSWORD'));
  const password = useField(passwordRule('MANDATORY_NEW_PASSWORD'));
  const repeat = useDependentField(repeatRule(password.value));
  const emptyNew = () => {
    password.reset();
    repeat.reset();
  };
  const { change, isPending, confirmation, refusal, clearMessage } = usePasswordChange({
    onChanged: () => {
      current.reset();
      emptyNew();
    },
    onRefused: emptyNew,
  });
  const errorText = (key: string) => t(key, { length: passwordLength });
  const enabled = [current, password, repeat].every(({ error }) => error === undefined) && !isPending;
  const submit = () => change({ current: current.value, password: password.value, repeat: repeat.value });
  return (
    <PrivacyFrame>
      <app-change-password>
        <Screen title={t('TITLE_CHANGE_PASSWORD')} lead={t('CHANGE_PASSWORD_LEAD')}>
          <Card className={classes.card}>
            <LogInNotice />
            <FormMessage tone="confirmation" text={confirmation} />
            <FormMessage tone="error" text={refusal} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: stands in for a form, which scripts do not expect here */}
            <div
              id="password-form"
              className={classes.fields}
              onInput={clearMessage}
              onKeyUp={onEnter(enabled, submit)}
            >
              <PasswordField
                id="currentPassword"
                label={t('LABEL_CURRENT_PASSWORD')}
                placeholder={t('MANDATORY_CURRENT_PASSWORD')}
                aria-label="Field to enter the current password"
                field={current}
                errorText={errorText}
              />
              <PasswordField
                id="newPassword"
                label={t('LABEL_NEW_PASSWORD')}
                aria-label="Field for the new password"
                field={password}
                errorText={errorText}
                hint={errorText('INVALID_PASSWORD_LENGTH')}
                counter={`${password.value.length}/40`}
              />
              <PasswordField
                id="newPasswordRepeat"
                label={t('LABEL_REPEAT_NEW_PASSWORD')}
                aria-label="Field to repeat the new password"
                field={repeat}
                errorText={errorText}
                counter={`${repeat.value.length}/20`}
              />
              <SubmitButton
                id="changeButton"
                aria-label="Button to confirm the change"
                disabled={!enabled}
                loading={isPending}
                onSubmit={submit}
              >
                {t('BTN_CHANGE')}
              </SubmitButton>
            </div>
          </Card>
        </Screen>
      </app-change-password>
    </PrivacyFrame>
  );
}
