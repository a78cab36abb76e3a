import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MaskedCard } from '../../../../../shared/api/records.ts';
import { dataOf } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { cardsKey, useLeavingCards } from './remove-card.ts';

/** The customer's saved cards, their numbers masked (api-shop.md 12). */
export function cardsQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...cardsKey, token, 'all'],
    queryFn: dataOf<readonly MaskedCard[]>('api/Cards'),
  });
}

/** One saved card; the id may be the text `null` where none was chosen, which the server refuses. */
export function cardQuery(id: string, token: string | undefined) {
  return queryOptions({
    queryKey: [...cardsKey, token, id],
    queryFn: dataOf<MaskedCard>(`api/Cards/${id}`),
  });
}

/** The saved cards as the state of a query, without those that were removed a moment ago. */
export function useCards() {
  const token = useSession((session) => session.token);
  const leaving = useLeavingCards((state) => state.ids);
  const { data, ...query } = useQuery(cardsQuery(token));
  return { ...query, data: data?.filter(({ id }) => !leaving.has(id)) };
}
