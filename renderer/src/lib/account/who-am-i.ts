import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WhoAmI } from '../../../../shared/api/answers.ts';
import { get } from '../api.ts';
import { useSession } from '../session.ts';

/** Who the server takes the browser for, by its cookie (api-account.md 14.1); asked again when the token changes. */
export function whoAmIQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['who-am-i', token],
    queryFn: async ({ signal }) => (await get<WhoAmI>('rest/user/whoami', { signal })).user,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The user as the server sees them; undefined when logged out or not known yet, `{}` when the cookie means nobody. */
export function useWhoAmI(): WhoAmI['user'] | undefined {
  const token = useSession((session) => session.token);
  return useQuery({ ...whoAmIQuery(token), enabled: token !== undefined }).data;
}

/** The same for screens that address everybody: asked without a stored token too, since the server goes by the cookie alone. */
export function useVisitor() {
  const token = useSession((session) => session.token);
  return useQuery(whoAmIQuery(token));
}
