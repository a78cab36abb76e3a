import { queryOptions } from '@tanstack/react-query';
import type { ChallengePaths, LearningPath, Topic } from '../../../shared/api/paths.ts';
import { dataOf } from './api.ts';

/** Topic, learning path and lesson of every challenge, in the order in which the paths are walked (decision 51). */
export const pathsQuery = queryOptions({
  queryKey: ['paths'],
  queryFn: dataOf<ChallengePaths>('rest/range/paths'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the key of a topic's name. */
export function topicText(topic: Topic): string {
  return textKey('TOPIC', topic);
}

/** Returns the key of a learning path's name. With `_DESCRIPTION` behind it, it is the key of one sentence about the path. */
export function pathText(path: LearningPath): string {
  return textKey('PATH', path);
}

function textKey(kind: string, name: string): string {
  return `${kind}_${name.toUpperCase().replaceAll('-', '_')}`;
}
