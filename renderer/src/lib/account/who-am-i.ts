import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WhoAmI } from '../../../../shared/api/answers.ts';
import { get } from '../api.ts';
import { useSession } from '../session.ts';

/**
 * Returns the query for the user that the server identifies by the browser's cookie (api-account.md 14.1). It is requested again when the
 * token changes.
 */
export function whoAmIQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['who-am-i', token],
    queryFn: async ({ signal }) => (await get<WhoAmI>('rest/user/whoami', { signal })).user,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the user as the server sees them: undefined when logged out or not known yet, `{}` when the cookie identifies nobody. */
export function useWhoAmI(): WhoAmI['user'] | undefined {
  const token = useSession((session) => session.token);
  return useQuery({ ...whoAmIQuery(token), enabled: token !== undefined }).data;
}

/** Does the same for screens that greet every visitor. It asks even without a stored token, because the server looks only at the cookie. */
export function useVisitor() {
  const token = useSession((session) => session.token);
  return useQuery(whoAmIQuery(token));
}
