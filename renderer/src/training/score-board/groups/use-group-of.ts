import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { learningPaths, topics } from '../../../../../shared/api/paths.ts';
import type { Grouping } from '../../../../../shared/score-board/view.ts';
import { pathsQuery, pathText, topicText } from '../../../lib/paths.ts';
import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import type { GroupName } from './grouping.ts';

/** Returns the function that finds a challenge's group: its difficulty, or its topic or path from the range's table (decision 51). */
export function useGroupOf(grouping: Grouping) {
  const { t } = useBoard();
  const paths = useQuery(pathsQuery).data;
  return useMemo(() => {
    const named = ({ key, difficulty }: BoardEntry['challenge']): GroupName => {
      if (grouping === 'difficulty') {
        return { key: String(difficulty), title: t('DIFFICULTY_STARS', { count: difficulty }), place: difficulty };
      }
      const own = paths?.[key];
      if (own === undefined) {
        return { key: '', title: t('BOARD_OTHERS'), place: Number.MAX_SAFE_INTEGER };
      }
      return grouping === 'topic'
        ? { key: own.topic, title: t(topicText(own.topic)), place: topics.indexOf(own.topic) }
        : { key: own.path, title: t(pathText(own.path)), place: learningPaths.indexOf(own.path) };
    };
    // Every key press asks for all challenges, and to find a word with a number takes most of the time.
    const known = new Map<ChallengeKey, GroupName>();
    return ({ challenge }: BoardEntry): GroupName => {
      const name = known.get(challenge.key) ?? named(challenge);
      known.set(challenge.key, name);
      return name;
    };
  }, [grouping, paths, t]);
}
