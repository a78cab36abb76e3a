import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { get } from '../../../lib/api.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** The country that a challenge stands for on the map of a capture-the-flag event. */
export interface Country {
  readonly name: string;
  /** ISO 3166, two capital letters. */
  readonly code: string;
}

type Countries = Readonly<Record<string, Country | undefined>>;

/** The operator's mapping; none where there is none, which the server says with a failure (api-learning.md 13). */
const countriesQuery = queryOptions({
  queryKey: ['country-mapping'],
  queryFn: async ({ signal }): Promise<Countries> => {
    try {
      return await get<Countries>('rest/country-mapping', { signal });
    } catch (error) {
      console.log(error);
      return {};
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** What of the countries is shown with flags. */
export type CountryDetails = 'none' | 'flag' | 'name' | 'both';

/** Whether and how countries are shown; asks for the mapping as soon as they are. */
export function useCountryDetails(): CountryDetails {
  const { showFlagsInNotifications = false, showCountryDetailsInNotifications = 'none' } =
    useConfiguration()?.ctf ?? {};
  const details = showFlagsInNotifications ? showCountryDetailsInNotifications : 'none';
  useQuery({ ...countriesQuery, enabled: details !== 'none' });
  return details;
}

/** The country of a challenge; undefined without a mapping, and for a challenge that is not in it. */
export function useCountry(key: ChallengeKey): Country | undefined {
  return useQuery({ ...countriesQuery, enabled: false }).data?.[key];
}

/** The same outside of components, of what has been asked for. */
export function countryOf(key: ChallengeKey): Country | undefined {
  return queryClient.getQueryData(countriesQuery.queryKey)?.[key];
}
