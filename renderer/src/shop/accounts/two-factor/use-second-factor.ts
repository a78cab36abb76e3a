import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Authentication } from '../../../../../shared/api/answers.ts';
import { post } from '../../../lib/api.ts';
import { failureText, isRefusal } from '../../../lib/refusal.ts';
import { storeSession } from '../../../lib/session.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';

/** How long a wrong code is held against somebody, in milliseconds. */
const shownFor = 5000;

/** The second step of logging in (ui-shop.md 5.11). */
export function useSecondFactor() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const timer = refusal === undefined ? undefined : setTimeout(() => setRefusal(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [refusal]);
  const { ask, isPending } = useOneAtATime({
    mutationFn: (totpToken: string) => {
      // weakness: twoFactorAuthUnsafeSecretStorageChallenge (proof of the password lies where anyone can put another)
      const tmpToken = localStorage.getItem('totp_tmp_token');
      return post<{ authentication: Authentication }>('rest/2fa/verify', { tmpToken, totpToken });
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: ({ authentication }) => {
      storeSession(authentication);
      navigate('/search');
    },
    onError: (error) => setRefusal(t(isRefusal(error) ? 'INVALID_TWO_FACTOR_AUTH_TOKEN' : failureText(error))),
  });
  return { verify: ask, isPending, refusal };
}
