import { queryOptions } from '@tanstack/react-query';
import type { ChallengeList } from '../../../server/contract/answers.ts';
import type { ChallengeRecord } from '../../../server/contract/challenge.ts';
import type { ChallengeKey } from '../../../server/contract/challenge-keys.ts';
import { get } from './api.ts';
import { queryClient } from './query-client.ts';
import { onReconnect, onServerEvent } from './socket.ts';

/** All challenges by name, as the score board asks for them; shared with the bar's progress ring. */
export const challengesQuery = queryOptions({
  queryKey: ['challenges', 'all'],
  queryFn: async ({ signal }) => (await get<ChallengeList>('api/Challenges/?sort=name', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the score board was found; nothing of the shop links to it before (ui-learning.md 1.5, 8). */
export const scoreBoardFoundQuery = queryOptions({
  queryKey: ['challenges', 'score-board'],
  queryFn: async ({ signal }) => {
    const answer = await get<ChallengeList>('api/Challenges/?name=Score%20Board', { signal });
    return answer.data[0]?.solved === true;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Keeps both answers up to date with what the server announces, without asking again.
 * @returns ends it; made to be returned from an effect
 */
export function followChallengeEvents(): () => void {
  const ends = [
    onServerEvent('challenge solved', ({ key }) => {
      // The record's own time moves with the solve; the page need not ask for it.
      const updatedAt = new Date().toISOString();
      update(key, (challenge) => (challenge.solved ? challenge : { ...challenge, solved: true, updatedAt }));
      if (key === 'scoreBoardChallenge') {
        queryClient.setQueryData(scoreBoardFoundQuery.queryKey, true);
      }
      askAgainWhereUnderWay();
    }),
    onServerEvent('code challenge solved', ({ key, codingChallengeStatus }) => {
      update(key, (challenge) => ({ ...challenge, codingChallengeStatus }));
      askAgainWhereUnderWay();
    }),
    // What was announced meanwhile went to others, and a server in memory has forgotten what it knew.
    onReconnect(() => queryClient.invalidateQueries(challengeQueries)),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

const challengeQueries = { queryKey: ['challenges'] } as const;

/** An answer on its way may be older than the event that overtook it, and would undo it. */
function askAgainWhereUnderWay(): void {
  queryClient.invalidateQueries({ ...challengeQueries, fetchStatus: 'fetching' });
}

function update(key: ChallengeKey, change: (challenge: ChallengeRecord) => ChallengeRecord): void {
  queryClient.setQueryData(challengesQuery.queryKey, (known) =>
    known?.map((challenge) => (challenge.key === key ? change(challenge) : challenge)),
  );
}
