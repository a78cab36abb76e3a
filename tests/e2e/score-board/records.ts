import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import type { ExtraCodingProgress } from '../../../shared/api/coding-challenges.ts';
import { createClient } from '../../support/client.ts';

/** Returns the challenges as the page knows them: the API's records, with the coding challenges that the API doesn't mention (decision 108). */
export async function recordsOf(url: string): Promise<readonly ChallengeRecord[]> {
  const client = createClient(url);
  const records: readonly ChallengeRecord[] = (await client.get('/api/Challenges/')).json().data;
  const { extra }: ExtraCodingProgress = (await client.get('/rest/range/coding')).json().data;
  return records.map((record) => {
    const codingChallengeStatus = extra[record.key];
    return codingChallengeStatus === undefined
      ? record
      : {
          ...record,
          hasCodingChallenge: true,
          codingChallengeStatus,
          tags: [record.tags, 'With Coding Challenge'].filter((tag) => tag !== null).join(','),
        };
  });
}
