import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { ApiError, get } from './api.ts';

/** What a challenge is called and about, in the reader's language. */
export interface DisplayedTexts {
  readonly name: string;
  /** HTML. */
  readonly description: string;
}

type ChallengeTexts = Readonly<Record<string, DisplayedTexts>>;

/** The challenges in a language; empty for English, and where nobody has translated them. */
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

/** Finds what a challenge is to be called on the screen (decision 37): in the reader's language, or as it was given. */
export type TextsOf = (challenge: Pick<ChallengeRecord, 'key' | 'name' | 'description'>) => DisplayedTexts;

/** The translations of the language in force; what there is no translation of, yet or at all, stays as it was given. */
export function useChallengeTexts(): { readonly textsOf: TextsOf; readonly ready: boolean } {
  const { i18n } = useTranslation();
  const { data, isLoading } = useQuery(challengeTextsQuery(i18n.language));
  const textsOf: TextsOf = useCallback((challenge) => data?.[challenge.key] ?? challenge, [data]);
  return { textsOf, ready: !isLoading };
}
