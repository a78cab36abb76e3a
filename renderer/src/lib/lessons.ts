import { queryOptions } from '@tanstack/react-query';
import { type Lessons, lessonsPath } from '../../../shared/api/lessons.ts';
import { dataOf } from './api.ts';

/** The handbook's lessons, with their titles in the learner's language. No screen needs them before somebody looks for one. */
export function lessonsQuery(language: string) {
  return queryOptions({
    queryKey: ['lessons', language],
    queryFn: dataOf<Lessons>(lessonsPath),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
