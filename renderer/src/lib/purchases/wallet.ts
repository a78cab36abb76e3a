import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../api.ts';

/** Begins the key of every cached balance: to be forgotten when money was moved. */
export const walletKey = ['wallet'] as const;

/** What lies in the wallet of whoever the token belongs to (api-shop.md 13). */
export function walletBalanceQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...walletKey, token],
    queryFn: dataOf<number>('rest/wallet/balance'),
  });
}
