import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MaskedCard } from '../../../../../shared/api/records.ts';
import { dataOf } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { cardsKey, useLeavingCards } from './remove-card.ts';

/** Returns the query for the customer's saved cards, with masked numbers (api-shop.md 12). */
export function cardsQuery(token: string | undefined) {
  return queryOptions({
    queryKey: [...cardsKey, token, 'all'],
    queryFn: dataOf<readonly MaskedCard[]>('api/Cards'),
  });
}

/** Returns the query for one saved card. The id may be the string `null` where none was chosen; the server refuses that. */
export function cardQuery(id: string, token: string | undefined) {
  return queryOptions({
    queryKey: [...cardsKey, token, id],
    queryFn: dataOf<MaskedCard>(`api/Cards/${id}`),
  });
}

/** Returns the saved cards as query state, without those that were just removed. */
export function useCards() {
  const token = useSession((session) => session.token);
  const leaving = useLeavingCards((state) => state.ids);
  const { data, ...query } = useQuery(cardsQuery(token));
  return { ...query, data: data?.filter(({ id }) => !leaving.has(id)) };
}
