import { queryOptions } from '@tanstack/react-query';
import type { Feedback } from '../../../../shared/api/records.ts';
import { dataOf } from '../api.ts';

/** All customer feedback (api-shop.md 20.2). */
export const feedbacksQuery = queryOptions({
  queryKey: ['feedbacks'],
  queryFn: dataOf<readonly Feedback[]>('api/Feedbacks/'),
});
