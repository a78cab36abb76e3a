import { queryOptions } from '@tanstack/react-query';
import type { TwoFactorStatus } from '../../../../../shared/api/account.ts';
import { get } from '../../../lib/api.ts';

/** Whether a second factor is set up, else a secret for one: a new one with each answer, so none is kept (api-account.md 12). */
export function twoFactorStatusQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['two-factor-status', token],
    queryFn: ({ signal }) => get<TwoFactorStatus>('rest/2fa/status', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
