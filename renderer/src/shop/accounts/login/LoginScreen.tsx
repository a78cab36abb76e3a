import { Checkbox } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rememberedEmail } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField, verbatim } from '../../../ui/fields/TextField.tsx';
import { areFine, required, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import shared from '../../../ui/styles/Text.module.css';
import { AccountFrame, OtherWay } from '../AccountFrame.tsx';
import classes from '../Accounts.module.css';
import { ThirdPartyButton } from './ThirdPartyButton.tsx';
import { useLogin } from './use-login.ts';

/** Shows the login screen (ui-shop.md 5.6). Nothing checks that the email is well formed. */
export function LoginScreen() {
  const { t } = useTranslation();
  const rememberWords = useId();
  const [remembered] = useState(rememberedEmail);
  const [remember, setRemember] = useState(remembered !== undefined);
  // weakness: loginAdminChallenge, loginJimChallenge, loginBenderChallenge, ghostLoginChallenge, ephemeralAccountantChallenge
  // (nothing here keeps SQL out of the email field)
  const email = useField(required('MANDATORY_EMAIL'), remembered);
  const password = useField(required('MANDATORY_PASSWORD'));
  const { logIn, isPending, refusal, clearRefusal } = useLogin();
  const enabled = areFine(email, password) && !isPending;
  const submit = () => logIn({ email: email.value, password: password.value, remember });
  return (
    <app-login>
      <AccountFrame title={t('TITLE_LOGIN')} lead={t('LOGIN_LEAD')} greeting={t('LOGIN_GREETING')}>
        <FormMessage tone="error" text={refusal} />
        <FormBox id="login-form" enabled={enabled} loading={isPending} onSubmit={submit}>
          <TextField
            id="email"
            name="email"
            label={t('LABEL_EMAIL')}
            aria-label="Text field for the login email"
            field={email}
            {...verbatim}
            onFocus={(event) => {
              clearRefusal();
              event.currentTarget.select();
            }}
          />
          <PasswordField
            id="password"
            name="password"
            label={t('LABEL_PASSWORD')}
            aria-label="Text field for the login password"
            field={password}
            onFocus={clearRefusal}
          />
          <div className={classes.beside}>
            <mat-checkbox id="rememberMe" className="mat-mdc-checkbox">
              <Checkbox
                id="rememberMe-input"
                aria-label="Checkbox to stay logged in or not logged in"
                aria-labelledby={rememberWords}
                label={<span id={rememberWords}>{t('REMEMBER_ME')}</span>}
                checked={remember}
                onChange={(event) => setRemember(event.currentTarget.checked)}
              />
            </mat-checkbox>
            <Link
              to="/forgot-password"
              routerlink="/forgot-password"
              className={`forgot-pw ${shared.link} ${classes.link}`}
            >
              {t('FORGOT_PASSWORD')}
            </Link>
          </div>
          <FormButton id="loginButton" aria-label="Login" icon={IconLogin2}>
            {t('BTN_LOGIN')}
          </FormButton>
          <ThirdPartyButton />
        </FormBox>
        <OtherWay id="newCustomerLink" to="/register">
          {t('NO_CUSTOMER')}
        </OtherWay>
      </AccountFrame>
    </app-login>
  );
}
