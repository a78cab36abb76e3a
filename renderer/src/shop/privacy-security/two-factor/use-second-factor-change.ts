import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoFactorStatus } from '../../../../../shared/api/account.ts';
import { get, post } from '../../../lib/api.ts';
import { failureText, isRefusal } from '../../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { useSession } from '../../../lib/session.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

/**
 * Returns the query for whether a second factor is set up. If not, it brings a secret for one. Each response has a new secret, so none is
 * cached (api-account.md 12).
 */
export function twoFactorStatusQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['two-factor-status', token],
    queryFn: ({ signal }) => get<TwoFactorStatus>('rest/2fa/status', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The body of `POST /rest/2fa/setup`. */
export interface SecondFactorWish {
  readonly password: string;
  readonly setupToken: string;
  readonly initialToken: string;
}

/** Sets up the second factor; the screen then shows that it is there. */
export function useSecondFactorSetup() {
  const queryClient = useQueryClient();
  const { queryKey } = twoFactorStatusQuery(useSession((session) => session.token));
  return useChange((wish: SecondFactorWish) => post('rest/2fa/setup', wish), {
    confirmation: 'CONFIRM_2FA_SETUP',
    afterwards: () => queryClient.setQueryData<TwoFactorStatus>(queryKey, { setup: true }),
  });
}

/** Removes the second factor; the page then requests a new secret. */
export function useSecondFactorRemoval() {
  const queryClient = useQueryClient();
  const { queryKey } = twoFactorStatusQuery(useSession((session) => session.token));
  return useChange((password: string) => post('rest/2fa/disable', { password }), {
    confirmation: 'CONFIRM_2FA_DISABLE',
    afterwards: () => queryClient.resetQueries({ queryKey }),
  });
}

interface Outcome {
  /** Text key. */
  readonly confirmation: string;
  readonly afterwards: () => void;
}

function useChange<Wish>(send: (wish: Wish) => Promise<unknown>, { confirmation, afterwards }: Outcome) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string>();
  const { ask, isPending } = useOneAtATime({
    mutationFn: send,
    onMutate: () => setRefusal(undefined),
    onSuccess: () => {
      afterwards();
      showSnackBar({ message: confirmation });
    },
    // The server refuses without giving a reason (api-account.md 12).
    onError: (error) => setRefusal(t(isRefusal(error) ? '2FA_SETUP_ERROR' : failureText(error))),
  });
  return { change: ask, isPending, refusal, clearRefusal: () => setRefusal(undefined) };
}
