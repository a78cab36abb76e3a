import { queryOptions } from '@tanstack/react-query';
import type { ChallengeList } from '../../../shared/api/answers.ts';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { get } from './api.ts';
import { queryClient } from './query-client.ts';
import { onConnected, onServerEvent } from './socket.ts';

/** What the server has said about a challenge. */
interface Announcement {
  readonly key: ChallengeKey;
  readonly applyTo: (challenge: ChallengeRecord) => ChallengeRecord;
}

/**
 * Everything announced since the page was loaded, in order. An answer that was on its way when something was announced may be older
 * than that, and would undo it.
 */
const announcements: Announcement[] = [];

/** All challenges by name, as the score board asks for them; shared with the bar's progress ring. */
export const challengesQuery = queryOptions({
  queryKey: ['challenges', 'all'],
  queryFn: async ({ signal }) => {
    const before = announcements.length;
    const { data } = await get<ChallengeList>('api/Challenges/?sort=name', { signal });
    return withAnnouncements(data, announcements.slice(before));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the score board was found; nothing of the shop links to it before (ui-learning.md 1.5, 8). */
export const scoreBoardFoundQuery = queryOptions({
  queryKey: ['challenges', 'score-board'],
  queryFn: async ({ signal }) => {
    const before = announcements.length;
    const { data } = await get<ChallengeList>('api/Challenges/?name=Score%20Board', { signal });
    return withAnnouncements(data, announcements.slice(before))[0]?.solved === true;
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
      take({ key, applyTo: (known) => (known.solved ? known : { ...known, solved: true, updatedAt }) });
      if (key === 'scoreBoardChallenge') {
        queryClient.setQueryData(scoreBoardFoundQuery.queryKey, true);
      }
    }),
    onServerEvent('code challenge solved', ({ key, codingChallengeStatus }) => {
      take({ key, applyTo: (known) => ({ ...known, codingChallengeStatus }) });
    }),
    // What was announced between the last answer and the connection went to others; a restarted server in memory has forgotten.
    onConnected(() => queryClient.invalidateQueries({ queryKey: ['challenges'] })),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

function take(announcement: Announcement): void {
  announcements.push(announcement);
  queryClient.setQueryData(challengesQuery.queryKey, (known) => known && withAnnouncements(known, [announcement]));
}

function withAnnouncements(
  challenges: readonly ChallengeRecord[],
  newer: readonly Announcement[],
): readonly ChallengeRecord[] {
  return newer.reduce(
    (known, { key, applyTo }) => known.map((challenge) => (challenge.key === key ? applyTo(challenge) : challenge)),
    challenges,
  );
}
