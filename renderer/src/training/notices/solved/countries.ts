import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { get } from '../../../lib/api.ts';
import { useConfiguration } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** The country that a challenge represents on the map of a capture-the-flag event. */
export interface Country {
  readonly name: string;
  /** ISO 3166 code in two capital letters. */
  readonly code: string;
}

type Countries = Readonly<Record<string, Country | undefined>>;

/** The operator's mapping, or none: the server reports a missing one as a failure (api-learning.md 13). */
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

/** What is shown of a country. */
export type CountryDetails = 'none' | 'flag' | 'name' | 'both';

/** Tells whether and how countries are shown. Requests the mapping if they are. */
export function useCountryDetails(): CountryDetails {
  const { showFlagsInNotifications = false, showCountryDetailsInNotifications = 'none' } =
    useConfiguration()?.ctf ?? {};
  const details = showFlagsInNotifications ? showCountryDetailsInNotifications : 'none';
  useQuery({ ...countriesQuery, enabled: details !== 'none' });
  return details;
}

/** Returns a challenge's country; undefined without a mapping or for a challenge that isn't in it. */
export function useCountry(key: ChallengeKey): Country | undefined {
  return useQuery({ ...countriesQuery, enabled: false }).data?.[key];
}

/** Does the same outside components, using what has already been requested. */
export function countryOf(key: ChallengeKey): Country | undefined {
  return queryClient.getQueryData(countriesQuery.queryKey)?.[key];
}
