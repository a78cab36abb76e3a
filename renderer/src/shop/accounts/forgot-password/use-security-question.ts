import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { SecurityQuestion } from '../../../../../shared/api/answers.ts';
import { get } from '../../../lib/api.ts';
import { queryValue } from '../../../lib/calls/query-value.ts';

/** Milliseconds for which the address must stay unchanged before its question is requested. */
const pause = 1000;

/** What is known about the security question of the address in the field. */
export type QuestionState =
  | { readonly state: 'none' | 'loading' | 'unknown' }
  | { readonly state: 'found'; readonly question: string }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Requests the security question of an email address one second after its last change (ui-shop.md 5.10). */
export function useSecurityQuestion(email: string): QuestionState {
  const [settled] = useDebouncedValue(email, pause);
  // weakness: contract api-account.md 13.2 (anyone who asks learns who has an account and what their question is)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['security-question', settled],
    queryFn: async ({ signal }) => {
      const path = `rest/user/security-question?email=${queryValue(settled)}`;
      return (await get<{ question?: SecurityQuestion }>(path, { signal })).question ?? null;
    },
    enabled: settled !== '',
    gcTime: 0,
  });
  if (settled === '') {
    return { state: 'none' };
  }
  if (isFetching) {
    return { state: 'loading' };
  }
  if (isError) {
    return { state: 'failed', retry: () => refetch() };
  }
  return data === null || data === undefined ? { state: 'unknown' } : { state: 'found', question: data.question };
}
