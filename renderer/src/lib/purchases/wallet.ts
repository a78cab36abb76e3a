import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../api.ts';

/** Key prefix of every cached balance. Forget them after money has moved. */
export const walletKey = ['wallet'] as const;

/** Returns the query for the balance of the token owner's wallet (api-shop.md 13). */
export function walletBalanceQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...walletKey, token],
    queryFn: dataOf<number>('rest/wallet/balance'),
  });
}
