import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../../lib/api.ts';
import { queryValue } from '../../../lib/query-value.ts';
import { failureText, isRefusal } from '../../../lib/refusal.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { remindSupportTeam } from './support-policy.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly repeat: string;
}

/** What the form does when the server has decided; it keeps everything when the server only failed. */
interface Outcomes {
  readonly onChanged: () => void;
  readonly onRefused: () => void;
}

/** Changing one's password, and what to say about it (ui-shop.md 5.13). */
export function usePasswordChange({ onChanged, onRefused }: Outcomes) {
  const { t } = useTranslation();
  const [message, setMessage] = useState<{ readonly confirmation?: string; readonly refusal?: string }>({});
  const { ask, isPending } = useOneAtATime({
    mutationFn: ({ current, password, repeat }: PasswordChange) => {
      remindSupportTeam(password);
      const [old, wanted, again] = [current, password, repeat].map(queryValue);
      // weakness: changePasswordBenderChallenge (passwords in an address end up in histories and logs, and GET can be forged)
      return get(`rest/user/change-password?current=${old}&new=${wanted}&repeat=${again}`);
    },
    onSuccess: () => {
      setMessage({ confirmation: t('PASSWORD_SUCCESSFULLY_CHANGED') });
      onChanged();
    },
    onError: (error) => {
      setMessage({ refusal: t(failureText(error)) });
      if (isRefusal(error)) {
        onRefused();
      }
    },
  });
  return { change: ask, isPending, ...message, clearMessage: () => setMessage({}) };
}
