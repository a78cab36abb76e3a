import { Checkbox } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rememberedEmail } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required, useField } from '../../../ui/fields/use-field.ts';
import { onEnter } from '../../../ui/on-enter.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import classes from '../Accounts.module.css';

import { ThirdPartyButton } from './ThirdPartyButton.tsx';
import { useLogin } from './use-login.ts';

/** The login screen (ui-shop.md 5.6). Nothing looks at what an e-mail address is made of. */
export function LoginScreen() {
  const { t } = useTranslation();
  const [remembered] = useState(rememberedEmail);
  const [remember, setRemember] = useState(remembered !== undefined);
  // weakness: loginAdminChallenge, loginJimChallenge, loginBenderChallenge, ghostLoginChallenge, ephemeralAccountantChallenge
  // (nothing here keeps SQL out of the e-mail field)
  const email = useField(required('MANDATORY_EMAIL'), remembered);
  const password = useField(required('MANDATORY_PASSWORD'));
  const { logIn, isPending, refusal, clearRefusal } = useLogin();
  const enabled = email.error === undefined && password.error === undefined && !isPending;
  const submit = () => logIn({ email: email.value, password: password.value, remember });
  return (
    <app-login>
      <AccountFrame title={t('TITLE_LOGIN')} lead={t('LOGIN_LEAD')} greeting={t('LOGIN_GREETING')}>
        <FormMessage tone="error" text={refusal} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands in for a form, which scripts do not expect here */}
        <div id="login-form" className={classes.fields} onKeyUp={onEnter(enabled, submit)}>
          <TextField
            id="email"
            name="email"
            label={t('LABEL_EMAIL')}
            aria-label="Text field for the login email"
            field={email}
            errorText={t}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
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
            errorText={t}
            onFocus={clearRefusal}
          />
          <div className={classes.beside}>
            <div id="rememberMe">
              <Checkbox
                id="rememberMe-input"
                aria-label="Checkbox to stay logged in or not logged in"
                label={t('REMEMBER_ME')}
                checked={remember}
                onChange={(event) => setRemember(event.currentTarget.checked)}
              />
            </div>
            <Link to="/forgot-password" className={`forgot-pw ${classes.link}`}>
              {t('FORGOT_PASSWORD')}
            </Link>
          </div>
          <SubmitButton
            id="loginButton"
            aria-label="Login"
            leftSection={<IconLogin2 size={20} stroke={1.5} aria-hidden />}
            disabled={!enabled}
            loading={isPending}
            onSubmit={submit}
          >
            {t('BTN_LOGIN')}
          </SubmitButton>
          <ThirdPartyButton />
        </div>
        <p id="newCustomerLink" className={classes.other}>
          <Link to="/register" className={classes.link}>
            {t('NO_CUSTOMER')}
          </Link>
        </p>
      </AccountFrame>
    </app-login>
  );
}
