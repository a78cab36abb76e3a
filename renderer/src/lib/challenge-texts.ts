import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { ApiError, get } from './api.ts';

/** A challenge's name and description in the learner's language. */
export interface DisplayedTexts {
  readonly name: string;
  /** HTML. */
  readonly description: string;
}

type ChallengeTexts = Readonly<Record<string, DisplayedTexts>>;

/** Returns the query for the challenge texts in a language. The result is empty for English and for languages without a translation. */
function challengeTextsQuery(language: string) {
  return queryOptions({
    queryKey: ['challenge-texts', language],
    queryFn: async ({ signal }): Promise<ChallengeTexts> => {
      try {
        const path = `rest/range/challenge-texts/${encodeURIComponent(language)}`;
        return (await get<{ data: ChallengeTexts }>(path, { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          return {};
        }
        throw error;
      }
    },
    enabled: language !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns a challenge's display texts (decision 37): translated, or as the server sent them. */
export type TextsOf = (challenge: Pick<ChallengeRecord, 'key' | 'name' | 'description'>) => DisplayedTexts;

/** Returns the translations for the current language. Without a translation, the texts stay as the server sent them. */
export function useChallengeTexts(): { readonly textsOf: TextsOf; readonly ready: boolean } {
  const { i18n } = useTranslation();
  const { data, isLoading } = useQuery(challengeTextsQuery(i18n.language));
  const textsOf: TextsOf = useCallback((challenge) => data?.[challenge.key] ?? challenge, [data]);
  return { textsOf, ready: !isLoading };
}
