import { IconLockOpen } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Authentication } from '../../../../../shared/api/answers.ts';
import { post } from '../../../lib/api.ts';
import { failureText, isRefusal } from '../../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { storeSession } from '../../../lib/session.ts';
import { OneTimeCodeField, oneTimeCodeRule } from '../../../ui/fields/OneTimeCodeField.tsx';
import { useField } from '../../../ui/fields/use-field.ts';
import { Form, FormButton } from '../../../ui/forms/FormBox.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import { AccountFrame, OtherWay } from '../AccountFrame.tsx';

/** Asks users who protect their account with a second factor to enter it (ui-shop.md 5.11). */
export function SecondFactorScreen() {
  const { t } = useTranslation();
  const code = useField(oneTimeCodeRule);
  const { verify, isPending, refusal } = useSecondFactor();
  const enabled = code.error === undefined && !isPending;
  return (
    <app-two-factor-auth-enter>
      <AccountFrame
        title={t('TITLE_TWO_FACTOR_AUTHENTICATION')}
        lead={t('TITLE_TWO_FACTOR_AUTH_ENTER')}
        greeting={t('TWO_FACTOR_GREETING')}
      >
        <FormMessage tone="error" text={refusal} />
        <Form enabled={enabled} loading={isPending} onSubmit={() => verify(code.value)}>
          <div id="inputToken">
            <OneTimeCodeField
              id="totpToken"
              formcontrolname="token"
              label={t('LABEL_TWO_FACTOR_AUTH_TOKEN')}
              placeholder={t('2FA_ENTER_CODE_PLACEHOLDER')}
              aria-label="Field for entering the Two Factor token"
              field={code}
              help={{
                name: 'The code to be entered from the authenticator must have 6 digits.',
                text: t('INITIAL_TOKEN_TOOLTIP'),
              }}
            />
          </div>
          <FormButton id="totpSubmitButton" aria-label="Button to confirm the input" icon={IconLockOpen}>
            {t('BTN_LOGIN')}
          </FormButton>
        </Form>
        <OtherWay to="/login">{t('BACK_TO_LOGIN')}</OtherWay>
      </AccountFrame>
    </app-two-factor-auth-enter>
  );
}

/** Milliseconds for which the message about a wrong code is shown. */
const shownFor = 5000;

/** Performs the second step of logging in (ui-shop.md 5.11). */
function useSecondFactor() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const timer = refusal === undefined ? undefined : setTimeout(() => setRefusal(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [refusal]);
  const { ask, isPending } = useOneAtATime({
    mutationFn: (totpToken: string) => {
      // weakness: twoFactorAuthUnsafeSecretStorageChallenge (the proof of the password is stored where anyone can replace it)
      const tmpToken = localStorage.getItem('totp_tmp_token');
      return post<{ authentication: Authentication }>('rest/2fa/verify', { tmpToken, totpToken });
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: ({ authentication }) => {
      storeSession(authentication);
      void navigate('/search');
    },
    onError: (error) => setRefusal(t(isRefusal(error) ? 'INVALID_TWO_FACTOR_AUTH_TOKEN' : failureText(error))),
  });
  return { verify: ask, isPending, refusal };
}
