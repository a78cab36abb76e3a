import { queryOptions } from '@tanstack/react-query';
import type { ChallengeList } from '../../../shared/api/answers.ts';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { codingPath, type ExtraCodingProgress } from '../../../shared/api/coding-challenges.ts';
import { withExtraCoding } from '../../../shared/score-board/extra-coding.ts';
import { get } from './api.ts';
import { queryClient } from './query-client.ts';
import { onConnected, onServerEvent } from './socket.ts';
import { whenIdle } from './when-idle.ts';

/** A change to a challenge that the server has announced. */
interface Announcement {
  readonly key: ChallengeKey;
  readonly applyTo: (challenge: ChallengeRecord) => ChallengeRecord;
}

/**
 * Everything announced since the page was loaded, in order. A response already on its way may be older than an announcement, and would undo
 * it.
 */
const announcements: Announcement[] = [];

/** All challenges by name, as the score board requests them, with the extra coding challenges (decision 108). The bar's progress ring shares this query. */
export const challengesQuery = queryOptions({
  queryKey: ['challenges', 'all'],
  queryFn: async ({ signal }) => {
    const before = announcements.length;
    const [{ data }, coding] = await Promise.all([
      get<ChallengeList>('api/Challenges/?sort=name', { signal }),
      get<{ readonly data: ExtraCodingProgress }>(codingPath, { signal }),
    ]);
    return withAnnouncements(withExtraCoding(data, coding.data), announcements.slice(before));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the score board has been found. Until then nothing in the shop links to it (ui-learning.md 1.5, 8). */
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
 * Keeps both queries up to date with the server's announcements, without another request.
 * @returns a function that stops this, to be returned from an effect
 */
export function followChallengeEvents(): () => void {
  const ends = [
    onServerEvent('challenge solved', ({ key }) => {
      // The server's own timestamp changes with the solve, so the page need not request it.
      const updatedAt = new Date().toISOString();
      take({ key, applyTo: (known) => (known.solved ? known : { ...known, solved: true, updatedAt }) });
      if (key === 'scoreBoardChallenge') {
        queryClient.setQueryData(scoreBoardFoundQuery.queryKey, true);
      }
    }),
    onServerEvent('code challenge solved', ({ key, codingChallengeStatus }) => {
      take({ key, applyTo: (known) => ({ ...known, codingChallengeStatus }) });
    }),
    // Announcements between the last response and this connection went to other pages, and a restarted in-memory server has forgotten them.
    onConnected(() => {
      // The first time, the screen that is being built comes first.
      const isFirst = !wasConnected;
      wasConnected = true;
      const refresh = () => void queryClient.invalidateQueries({ queryKey: ['challenges'] });
      return isFirst ? whenIdle(refresh, longestWait) : refresh();
    }),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

/** Milliseconds that a page which is never idle waits with its first refresh. */
const longestWait = 2000;

let wasConnected = false;

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
