import { queryOptions } from '@tanstack/react-query';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import type { Debrief } from '../../../../../shared/api/debrief.ts';
import { dataOf } from '../../../lib/api.ts';

/**
 * What the range tells about a solved challenge. Its weak lines come once Find It is done, so the state is part of the key (decision 47). Another
 * challenge about the same lines may be what they wait for, so each opening asks again. Its note is in the learner's language.
 */
export function debriefQuery({ key, codingChallengeStatus }: ChallengeRecord, language: string) {
  return queryOptions({
    queryKey: ['debrief', key, codingChallengeStatus, language],
    queryFn: dataOf<Debrief>(`rest/range/debrief/${key}`),
  });
}
