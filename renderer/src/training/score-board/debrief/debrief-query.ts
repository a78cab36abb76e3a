import { queryOptions } from '@tanstack/react-query';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import type { Debrief } from '../../../../../shared/api/debrief.ts';
import { dataOf } from '../../../lib/api.ts';

/**
 * What the range tells about a solved challenge. Its weak lines come once Find It is done, so the state is part of the key (decision 47). Another
 * challenge about the same lines may be what they wait for, so each opening asks again.
 */
export function debriefQuery({ key, codingChallengeStatus }: ChallengeRecord) {
  return queryOptions({
    queryKey: ['debrief', key, codingChallengeStatus],
    queryFn: dataOf<Debrief>(`rest/range/debrief/${key}`),
  });
}
