import { type Topic, topics } from '../api/paths.ts';
import type { ReportedChallenge } from '../content/built-challenges.ts';

/** A topic and the keys of its challenges. */
export interface TopicChallenges {
  readonly topic: Topic;
  readonly keys: readonly string[];
}

/** Groups challenges by topic, in the order in which topics are listed. Topics without a challenge are left out. */
export function topicsOf(challenges: readonly Pick<ReportedChallenge, 'key' | 'topic'>[]): readonly TopicChallenges[] {
  return topics
    .map((topic) => ({
      topic,
      keys: challenges.filter((challenge) => challenge.topic === topic).map(({ key }) => key),
    }))
    .filter(({ keys }) => keys.length > 0);
}
