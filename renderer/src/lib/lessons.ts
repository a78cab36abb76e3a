import { queryOptions } from '@tanstack/react-query';
import { type Lessons, lessonsPath } from '../../../shared/api/lessons.ts';
import { dataOf } from './api.ts';

/** The handbook's lessons, with their titles in English. No screen needs them before somebody looks for one. */
export const lessonsQuery = queryOptions({
  queryKey: ['lessons'],
  queryFn: dataOf<Lessons>(lessonsPath),
  staleTime: Number.POSITIVE_INFINITY,
});
