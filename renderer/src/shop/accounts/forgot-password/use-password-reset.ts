import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api.ts';
import { failureText, isRefusal } from '../../../lib/refusal.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';

interface PasswordReset {
  readonly email: string;
  readonly answer: string;
  readonly new: string;
  readonly repeat: string;
}

/** What the form does when the server has decided; it keeps everything when the server only failed. */
interface Outcomes {
  readonly onChanged: () => void;
  readonly onRefused: () => void;
}

/** Resetting a password with the answer to the security question, and what to say about it (ui-shop.md 5.10). */
export function usePasswordReset({ onChanged, onRefused }: Outcomes) {
  const { t } = useTranslation();
  const [message, setMessage] = useState<{ readonly confirmation?: string; readonly refusal?: string }>({});
  const { ask, isPending } = useOneAtATime({
    mutationFn: (reset: PasswordReset) => post('rest/user/reset-password', reset),
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
  return { reset: ask, isPending, ...message, clearMessage: () => setMessage({}) };
}
