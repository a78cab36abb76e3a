import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, isRefusal } from './refusal.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What the form does once the server has decided. When the server fails, the form keeps everything. */
interface Outcomes {
  readonly onChanged: () => void;
  readonly onRefused: () => void;
}

/** Returns a function that sends a new password, and the message about its outcome (ui-shop.md 5.10, 5.13). */
export function useNewPassword<Wish>(send: (wish: Wish) => Promise<unknown>, { onChanged, onRefused }: Outcomes) {
  const { t } = useTranslation();
  const [message, setMessage] = useState<{ readonly confirmation?: string; readonly refusal?: string }>({});
  const { ask, isPending } = useOneAtATime({
    mutationFn: send,
    onMutate: () => setMessage({}),
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
