import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChallengeTexts } from '../../lib/challenge-texts.ts';
import { challengesQuery, scoreBoardFoundQuery } from '../../lib/challenges.ts';
import { useConfiguration } from '../../lib/config.ts';
import { useLearner } from '../../lib/learner.ts';
import { lessonsQuery } from '../../lib/lessons.ts';
import { shownOf } from '../../lib/selection.ts';
import { type Entry, foundPlaces, lessonPlaces, openPlaces, type Place } from './places.ts';

/** Returns everything that the palette can find now, in the learner's language. */
export function useEntries(shopPages: readonly Place[]): readonly Entry[] {
  const { t, i18n } = useTranslation();
  const found = useQuery(scoreBoardFoundQuery).data === true;
  const { data: challenges = [] } = useQuery({ ...challengesQuery, enabled: found });
  const configuration = useConfiguration();
  const learner = useLearner();
  const lessons = useQuery(lessonsQuery(i18n.language)).data?.lessons;
  const { textsOf } = useChallengeTexts();
  return useMemo(() => {
    const open = [...openPlaces(shopPages, t), ...lessonPlaces(lessons ?? [], t)];
    return found ? [...foundPlaces(shownOf(challenges, configuration), learner, textsOf, t), ...open] : open;
  }, [shopPages, t, found, challenges, configuration, learner, lessons, textsOf]);
}
