import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { useConfiguration } from './config.ts';
import { pathsQuery } from './paths.ts';
import { lessonAddress } from './range-addresses.ts';

/**
 * Returns a function that finds the address of the lesson that prepares for a challenge: undefined where the help is switched off (decision 94),
 * and until paths and configuration are known.
 */
export function useLessonOf(): (key: ChallengeKey) => string | undefined {
  const paths = useQuery(pathsQuery).data;
  const isOffered = useConfiguration()?.application.showHelp === true;
  return useCallback(
    (key) => {
      const lesson = isOffered ? paths?.[key].lesson : undefined;
      return lesson === undefined ? undefined : lessonAddress(lesson);
    },
    [paths, isOffered],
  );
}
