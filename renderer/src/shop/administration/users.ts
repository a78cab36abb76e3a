import { queryOptions } from '@tanstack/react-query';
import type { AuthenticationDetails } from '../../../../shared/api/account.ts';
import type { User } from '../../../../shared/api/answers.ts';
import { dataOf } from '../../lib/api.ts';

/** Seconds after a login during which its session counts as active (ui-shop.md 5.34). */
const activeSeconds = 21_600;

/** All users, each with the time of their last login (api-account.md 14.2). */
export const usersQuery = queryOptions({
  queryKey: ['users', 'authentication-details'],
  queryFn: dataOf<readonly AuthenticationDetails[]>('rest/user/authentication-details/'),
});

/** Returns the query for one user's details. */
export function userQuery(id: number) {
  return queryOptions({ queryKey: ['users', id], queryFn: dataOf<User>(`api/Users/${id}`) });
}

export function isActive({ lastLoginTime }: AuthenticationDetails): boolean {
  return lastLoginTime !== null && lastLoginTime > Date.now() / 1000 - activeSeconds;
}
