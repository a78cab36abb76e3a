import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Authentication } from '../../../../../shared/api/answers.ts';
import { isObject } from '../../../../../shared/values/is-object.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { dropSession, rememberEmail, storeSession } from '../../../lib/session.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Logs the user in, and goes where the response leads (ui-shop.md 5.6). */
export function useLogin() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const { ask, isPending } = useOneAtATime({
    mutationFn: ({ email, password }: Credentials) =>
      post<{ authentication: Authentication }>('rest/user/login', { email, password }),
    onMutate: ({ email, remember }) => {
      setRefusal(undefined);
      rememberEmail(remember ? email : undefined);
    },
    onSuccess: ({ authentication }) => {
      storeSession(authentication);
      void navigate('/search');
    },
    onError: (error) => {
      const temporaryToken = secondFactorToken(error);
      if (temporaryToken === undefined) {
        dropSession();
        setRefusal(refusalText(error) ?? t('ERROR_NO_ANSWER'));
      } else {
        localStorage.setItem('totp_tmp_token', temporaryToken);
        void navigate('/2fa/enter');
      }
    },
  });
  return { logIn: ask, isPending, refusal, clearRefusal: () => setRefusal(undefined) };
}

/** Returns the token to send with the six digits when the password alone wasn't enough. */
function secondFactorToken(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  if (isObject(body) && body.status === 'totp_token_required' && isObject(body.data)) {
    return String(body.data.tmpToken);
  }
  return undefined;
}

/**
 * Returns the body as a string. A database error is an object, and tutorials tell learners to look for `[object Object]` (ui-shop.md 3.2).
 */
function refusalText(error: unknown): string | undefined {
  return error instanceof ApiError && error.status !== 0 ? String(error.body) : undefined;
}
